import { dueOf } from '../../schemas/publication.ts';
import { imageFolder, inEach, mentionsOf, type Content } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { nodesOf } from '../reading/read-body.ts';

// What an editor should know of and may publish all the same.

/** Facts that were last compared with their sources too long ago. */
export function warnOfStaleFacts({ entries }: Content): Problem[] {
  return inEach(entries, ({ data, lineOf }) => {
    const due = dueOf(data);
    if (!due || due.getTime() > Date.now()) return [];
    const found = `facts that were due to be checked on ${due.toISOString().slice(0, 10)}`;
    const write = 'today after comparing them with their sources';
    return [{ line: lineOf(['due']) ?? lineOf(['checked']), field: 'checked', found, write }];
  });
}

/** Sources and figures that nothing published cites. */
export function warnOfUncited({ entries, sources, works, claims }: Content): Problem[] {
  // What cannot be read may hold the citation that would be missed.
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const published = sources.filter(({ isDraft }) => !isDraft);
  return (['source', 'claim'] as const).flatMap((meaning) => {
    const mentions = published.flatMap((source) => mentionsOf(source, meaning));
    const cited = new Set(mentions.map(({ name }) => name));
    const { file, records, lineOf } = meaning === 'source' ? works : claims;
    const found = 'an entry that no page or article cites';
    return [...records.keys()]
      .filter((id) => !cited.has(id))
      .map((id) => {
        const write = `<${meaning === 'source' ? 'Source' : 'Claim'} id="${id}" /> where it belongs, or delete it`;
        return { file, line: lineOf([id]), field: id, found, write };
      });
  });
}

/** Pictures that no page and no article shows. */
export function warnOfUnusedImages({ entries, images }: Content): Problem[] {
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const written = entries.flatMap(({ body, mentions }) => [
    ...mentions.flatMap(({ meaning, name }) => (meaning === 'image' ? [name] : [])),
    ...nodesOf(body, 'image', 'definition').map(({ node }) => node.url),
    ...body.elements.map(({ props }) => props.get('file')?.value),
  ]);
  const shown = new Set(written.map((address) => String(address).split('/').at(-1)));
  return images
    .filter(({ name }) => !shown.has(name))
    .map(({ name }) => ({
      file: `${imageFolder}/${name}`,
      field: 'unused',
      found: 'a picture that no page or article shows',
      write: `<Picture file="${name}" alt="…" /> where it belongs, or delete it`,
    }));
}
