import { inEach, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import type { MarkdownNode } from '../../reading/parse-mdx.ts';

/** What is a part of something else, and where it belongs. */
const holders: Readonly<Record<string, readonly string[]>> = {
  Card: ['CardGrid'],
  BenefitCard: ['CardGrid'],
  Step: ['Steps'],
  Moment: ['Timeline'],
  Term: ['Definitions'],
};

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

function nameOf(node: MarkdownNode): string | undefined {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement ? (node.name ?? '') : undefined;
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : [];
}

function judge(node: MarkdownNode, holder: string | undefined): Finding[] {
  const name = nameOf(node);
  if (name === undefined) return [];
  const place = { line: node.position?.start.line ?? 1, field: `<${name}>` };
  const homes = holders[name];
  if (homes && !homes.includes(holder ?? '')) {
    const [home = ''] = homes;
    const found = holder === undefined ? 'it alone' : `it in <${holder}>`;
    return [{ ...place, found, write: `<${home}> around it and those beside it` }];
  }
  if (bands.has(name) && holder !== undefined) {
    const write = `</${holder}> before it, as bands stand one after another`;
    return [{ ...place, found: `it in <${holder}>`, write }];
  }
  const parts = Object.keys(holders).filter((part) => holders[part]?.[0] === name);
  const inside = childrenOf(node)
    .flatMap((child) => [child, ...childrenOf(child)])
    .map(nameOf);
  if (parts.length > 0 && !inside.some((inner) => parts.includes(inner ?? ''))) {
    return [
      {
        ...place,
        found: `no <${parts[0] ?? ''}> in it`,
        write: `<${parts[0] ?? ''}> around each part`,
      },
    ];
  }
  return [];
}

/** Parts stand in what they are parts of, and bands of the page in nothing. */
export function checkNesting({ entries }: Content): Problem[] {
  const walk = (node: MarkdownNode, holder: string | undefined): Finding[] => [
    ...judge(node, holder),
    ...childrenOf(node).flatMap((child) => walk(child, nameOf(node) || holder)),
  ];
  return inEach(entries, ({ body: { nodes } }) => (nodes[0] ? walk(nodes[0], undefined) : []));
}

/** A block between words ends their paragraph, which leaves HTML that browsers have to mend. */
export function checkBlocksInText({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'paragraph').flatMap(({ node }) =>
      node.children.some((child) => child.type === 'text' && child.value.trim() !== '')
        ? node.children.flatMap((child): Finding[] => {
            const name = nameOf(child);
            if (name === undefined || !components.has(name) || inSentences.has(name)) return [];
            const line = child.position?.start.line ?? 1;
            const write = 'it on a line of its own, with an empty line before and after';
            return [{ line, field: `<${name}>`, found: 'it in the middle of a paragraph', write }];
          })
        : [],
    ),
  );
}
