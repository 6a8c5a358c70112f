import type { Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import { imageFolder } from '../../reading/read-images.ts';

/** Pictures that no page and no article shows. */
export function warnOfUnusedImages({ entries, images }: Content): Problem[] {
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const written = entries.flatMap(({ body }) => [
    ...nodesOf(body, 'image', 'definition').map(({ node }) => node.url),
    ...body.elements.map(({ props }) => props.get('file')?.text),
  ]);
  const shown = new Set(written.map((address) => address?.split('/').at(-1)));
  return images
    .filter(({ name }) => !shown.has(name))
    .map(({ name }) => ({
      file: `${imageFolder}/${name}`,
      field: 'unused',
      found: 'a picture that no page or article shows',
      write: `<Picture file="${name}" alt="…" /> where it belongs, or delete it`,
    }));
}
