import type { Content, Entry } from '../../facts.ts';
import type { Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import { readAttributes } from '../../reading/read-body.ts';

/** More sections than these are not read to their end. */
const mostSections = 6;

/** How many pages may show a drawing that would become a pattern: on others another one fits. */
const mostPages: Readonly<Record<string, number>> = {
  AssessmentFusion: 1,
  CarePathway: 2,
  Commitments: 1,
  LearningLoop: 1,
};

const field = 'composition';

interface Section {
  readonly line: number;
  readonly layout: string;
}

/** The sections at the top level of a body, and undefined for each component between them. */
function listBlocks({ body }: Entry): (Section | undefined)[] {
  const blocks = nodesOf(body, 'root').flatMap(({ node }) => node.children);
  return blocks.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name === 'CallToAction') return [];
    if (node.name !== 'Section') return [undefined];
    const line = node.position?.start.line ?? 1;
    return [{ line, layout: readAttributes(node).get('layout')?.[0]?.text ?? 'split' }];
  });
}

/** Pages of bands; long texts and policies have no sections, and drafts are not composed yet. */
function listComposed({ pages }: Content): Content['pages'] {
  return pages.filter(({ isDraft, data }) => !isDraft && (data.kind ?? 'topic') === 'topic');
}

/** A page has few sections, and two neighbors never have the same shape. */
export function checkSections(content: Content): Problem[] {
  return listComposed(content).flatMap((page): Problem[] => {
    const blocks = listBlocks(page);
    const sections = blocks.filter((block) => block !== undefined);
    const more = sections[mostSections];
    const tooMany: Problem[] = more
      ? [
          {
            file: page.file,
            line: more.line,
            field,
            found: `${sections.length} sections`,
            write: `at most ${mostSections}: make two that belong together one, with ### headings`,
          },
        ]
      : [];
    const repeated = blocks.flatMap((block, index): Problem[] => {
      if (!block || blocks[index - 1]?.layout !== block.layout) return [];
      const { line, layout } = block;
      const found = `layout "${layout}" for a second section in a row`;
      return [{ file: page.file, line, field, found, write: 'another layout for one of the two' }];
    });
    return [...tooMany, ...repeated];
  });
}

/** A drawing that belongs to few pages is not shown on more of them. */
export function checkRepeatedFigures(content: Content): Problem[] {
  const pages = listComposed(content);
  return Object.entries(mostPages).flatMap(([name, most]) => {
    const shown = pages.flatMap(({ file, body }) => {
      const element = body.elements.find((other) => other.name === name);
      return element ? [{ file, line: element.line }] : [];
    });
    const others = shown.slice(0, most).map(({ file }) => file);
    return shown.slice(most).map((place) => ({
      ...place,
      field,
      found: `<${name}>, which ${others.join(' and ')} ${most === 1 ? 'shows' : 'show'} already`,
      write: 'a figure that belongs to this page alone',
    }));
  });
}
