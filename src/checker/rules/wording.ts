import { childrenOf, type MarkdownNode } from '../../mdx/parse-mdx.ts';
import { foreignWords } from '../../schemas/source.ts';
import { inEach, type Content } from '../facts.ts';
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

/** A citation follows the full stop at once, as its number stands there. */
export function checkCitationPlaces({ entries }: Content): Problem[] {
  const textOf = (node?: MarkdownNode) => (node?.type === 'text' ? node.value : '');
  return inEach(entries, ({ body }) =>
    body.nodes.flatMap((parent) =>
      childrenOf(parent).flatMap((child, index, all): Finding[] => {
        if (!('name' in child) || child.name !== 'Source') return [];
        const [mark = ''] = /^\s*[.,;:!?]/.exec(textOf(all[index + 1])) ?? [];
        const isApart = /\s$/.test(textOf(all[index - 1]));
        if (mark === '' && !isApart) return [];
        const found = mark ? `a citation before the "${mark.trim()}"` : 'a space before a citation';
        const write = `the sentence, its full stop, then at once <Source id="…" />`;
        return [{ line: child.position?.start.line ?? 1, field: 'citation', found, write }];
      }),
    ),
  );
}
