/**
 * The id that Astro gives a Markdown heading, as GitHub makes it: lower case, punctuation dropped,
 * spaces to hyphens. `--` in a heading becomes a dash before that, so it is dropped too.
 *
 * @param text the heading as a reader sees it
 * @param taken ids of earlier headings of the same body; the new id is added
 */
export function headingSlug(text: string, taken: Set<string>): string {
  const slug = text
    .toLowerCase()
    .replace(/-{2,}|[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  let unique = slug;
  for (let count = 1; taken.has(unique); count++) unique = `${slug}-${count}`;
  taken.add(unique);
  return unique;
}
