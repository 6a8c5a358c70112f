/**
 * Makes the term or clause with which a paragraph begins, and its number, what a reader finds: a whole
 * one, as words that its sentence goes on from stay in it.
 * @param html the text of an article
 */
export function setTerms(html: string): string {
  return html.replace(
    /<p><strong>(?:(\d+\.) )?((?:(?!<\/strong>)[^])*[.?!:”’…](?:<\/\w+>)*)<\/strong>/g,
    (_, number: string | undefined, term: string) =>
      `<p class="entry"><strong>${number ? `<b>${number}</b> ` : ''}${term}</strong>`,
  );
}
