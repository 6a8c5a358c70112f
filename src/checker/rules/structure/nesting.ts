import { inEach, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import type { MarkdownNode } from '../../../mdx/parse-mdx.ts';

/** What is a part of something else, and where it belongs. */
const holders = new Map([
  ['Card', 'CardGrid'],
  ['BenefitCard', 'CardGrid'],
  ['Step', 'Steps'],
  ['Moment', 'Timeline'],
  ['Term', 'Definitions'],
]);

/** Bands of the page, which stand one after another. */
const bands = new Set(['Section', 'CallToAction']);

/** Words in a sentence; every other component is a block, which would break a paragraph in two. */
const inSentences = new Set([
  'Claim',
  'Source',
  'Handoff',
  'LegalEntity',
  'ContactEmail',
  'Fragment',
]);

/** The name of a tag; empty for a fragment and for all that is no tag. */
function nameOf(node: MarkdownNode): string {
  return 'name' in node ? (node.name ?? '') : '';
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : [];
}

function judge(node: MarkdownNode, holder: string): Finding[] {
  const name = nameOf(node);
  const place = { line: node.position?.start.line ?? 1, field: `<${name}>` };
  const home = holders.get(name);
  if (home !== undefined && home !== holder) {
    const found = holder === '' ? 'it alone' : `it in <${holder}>`;
    return [{ ...place, found, write: `<${home}> around it and those beside it` }];
  }
  if (bands.has(name) && holder !== '') {
    const write = `</${holder}> before it, as bands stand one after another`;
    return [{ ...place, found: `it in <${holder}>`, write }];
  }
  const parts = [...holders.keys()].filter((part) => holders.get(part) === name);
  const inside = childrenOf(node)
    .flatMap((child) => [child, ...childrenOf(child)])
    .map(nameOf);
  const [part] = parts;
  if (part === undefined || inside.some((inner) => parts.includes(inner))) return [];
  return [{ ...place, found: `no <${part}> in it`, write: `<${part}> around each part` }];
}

/** Parts stand in what they are parts of, and bands of the page in nothing. */
export function checkNesting({ entries }: Content): Problem[] {
  const walk = (node: MarkdownNode, holder: string): Finding[] => [
    ...judge(node, holder),
    ...childrenOf(node).flatMap((child) => walk(child, nameOf(node) || holder)),
  ];
  return inEach(entries, ({ body }) => nodesOf(body, 'root').flatMap(({ node }) => walk(node, '')));
}

/** A block between words ends their paragraph, which leaves HTML that browsers have to mend. */
export function checkBlocksInText({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'paragraph').flatMap(({ node }) =>
      node.children.some((child) => child.type === 'text' && child.value.trim() !== '')
        ? node.children.flatMap((child): Finding[] => {
            const name = nameOf(child);
            if (!components.has(name) || inSentences.has(name)) return [];
            const line = child.position?.start.line ?? 1;
            const write = 'it on a line of its own, with an empty line before and after';
            return [{ line, field: `<${name}>`, found: 'it in the middle of a paragraph', write }];
          })
        : [],
    ),
  );
}
