import { childrenOf, type MarkdownNode } from '../../mdx/parse-mdx.ts';
import { foreignWords } from '../../schemas/source.ts';
import { inEach, lineAt, listRepeats, type Content } from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';
import { isInLanguage, nodesOf } from '../reading/read-body.ts';

function textsIn(node: MarkdownNode): MarkdownNode[] {
  const children = childrenOf(node);
  return children.length > 0 ? children.flatMap(textsIn) : [node];
}

/** Words of a text in another script stand in an element that names their language. */
export function checkTextLanguages({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const marked = new Set(body.nodes.filter(isInLanguage).flatMap(textsIn));
    return nodesOf(body, 'text').flatMap(({ node, line }): Finding[] => {
      const { 0: words, index = 0 } = foreignWords.exec(node.value) ?? {};
      if (words === undefined || marked.has(node)) return [];
      const found = `${words}, which would be read aloud as English`;
      const write = `<span lang="…">${words}</span> with the tag of its language, such as ja or ar`;
      const below = node.value.slice(0, index).split('\n').length - 1;
      return [{ line: line + below, field: 'language', found, write }];
    });
  });
}

/** A text is pasted once, and few words say the same by chance; of two files it is told once. */
export function adviseOnRepeats({ entries }: Content): Problem[] {
  const written = entries.flatMap(({ file, isDraft, data: { title }, prose }) =>
    prose.flatMap((one) => {
      const text = one.text.trim();
      const isText = !isDraft && one.location === 'body' && text.split(/\s+/).length >= 8;
      return isText ? [{ file, title, text, line: lineAt(one, 0) }] : [];
    }),
  );
  const repeats = listRepeats(written, ({ text }) => text).filter(
    ([{ file, title }, first]) => file === first.file || title !== first.title,
  );
  const inPairs = Map.groupBy(repeats, ([{ file, line }, first]) =>
    file === first.file ? `${file}:${line ?? 1}` : `${file} ${first.file}`,
  );
  return [...inPairs.values()].flatMap((pairs) =>
    pairs.slice(0, 1).map(([{ file, line }, first]) => {
      const found = `the words of ${first.file}:${first.line ?? 1} again`;
      return { file, line, field: 'text', found, write: 'them once, and a link to them here' };
    }),
  );
}

/** A citation follows the full stop at once, as its number stands there. */
export function adviseOnCitationPlaces({ entries }: Content): Problem[] {
  const textOf = (node?: MarkdownNode) => (node?.type === 'text' ? node.value : '');
  return inEach(entries, ({ body }) =>
    body.nodes.flatMap((parent) =>
      childrenOf(parent).flatMap((child, index, all): Finding[] => {
        if (!('name' in child) || child.name !== 'Source') return [];
        const [mark = ''] = /^\s*[.,;:!?]/.exec(textOf(all[index + 1])) ?? [];
        const isApart = /\s$/.test(textOf(all[index - 1]));
        const isHead = parent.type === 'heading';
        if (mark === '' && !isApart && !isHead) return [];
        const before = mark ? `before the "${mark.trim()}"` : 'after a space';
        const found = `a citation ${isHead ? 'in a heading' : before}`;
        const write = `the sentence, its full stop, then at once <Source id="…" />`;
        return [{ line: child.position?.start.line ?? 1, field: 'citation', found, write }];
      }),
    ),
  );
}
