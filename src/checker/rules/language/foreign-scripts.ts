import { inEach, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import type { MarkdownNode } from '../../../mdx/parse-mdx.ts';
import { isInLanguage } from '../../reading/read-prose.ts';

/**
 * Words that are certainly not English. Greek counts from the third letter in a row, as one letter
 * is the sign of a quantity; letters that scripts share, such as that of micro, never count.
 */
const foreignWords =
  /(?:[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]]|\p{Script=Greek}{3})[\p{L}\p{M}]*/v;

/** The tags that are meant most often where a script is found; Japanese is known by its kana. */
const tags: readonly (readonly [script: RegExp, tag: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh-Hans or ja'],
  [/\p{Script=Cyrillic}/u, 'ru or uk'],
  [/\p{Script=Arabic}/u, 'ar or fa'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi or ne'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
];

/** What is found in words that name no language, and the tag that they may want. */
function findForeign(text: string) {
  const [words] = foreignWords.exec(text) ?? [];
  if (words === undefined) return undefined;
  const tag = tags.find(([script]) => script.test(text))?.[1] ?? 'such as km';
  return { words, tag, found: `${words}, which would be read aloud as English` };
}

/** A source whose title is in another script says in which language it is read (WCAG 3.1.2). */
export function checkTitleLanguages({ works }: Content): Problem[] {
  return [...works.records].flatMap(([id, { title = '', lang }]) => {
    const foreign = lang === undefined && findForeign(title);
    if (!foreign) return [];
    const write = `lang: under it with its language, ${foreign.tag}, and langOf: with these words if the others are English`;
    const line = works.lineOf([id, 'title']);
    return [{ file: works.file, line, field: `${id}.title`, found: foreign.found, write }];
  });
}

function textsIn(node: MarkdownNode): MarkdownNode[] {
  return 'children' in node ? node.children.flatMap(textsIn) : [node];
}

/** Words of a text in another script stand in an element that names their language. */
export function checkTextLanguages({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const marked = new Set(body.nodes.filter(isInLanguage).flatMap(textsIn));
    return nodesOf(body, 'text').flatMap(({ node, line }): Finding[] => {
      const foreign = marked.has(node) ? undefined : findForeign(node.value);
      if (!foreign) return [];
      const { words, tag, found } = foreign;
      const write = `<span lang="…">${words}</span> with the tag of its language, ${tag}`;
      const before = node.value.slice(0, node.value.indexOf(words));
      return [{ line: line + before.split('\n').length - 1, field: 'language', found, write }];
    });
  });
}
