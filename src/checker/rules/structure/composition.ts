import type { Content, Entry } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

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

interface Block {
  readonly line: number;
  /** The layout of a section; undefined for a component that stands between two. */
  readonly layout: string | undefined;
}

/** What stands at the top level of a body: its sections, and components beside them. */
function listBlocks({ body }: Entry): Block[] {
  const [root] = body.nodes;
  if (!root || !('children' in root)) return [];
  return root.children.flatMap((node): Block[] => {
    if (node.type !== 'mdxJsxFlowElement' || node.name === 'CallToAction') return [];
    const line = node.position?.start.line ?? 1;
    if (node.name !== 'Section') return [{ line, layout: undefined }];
    const element = body.elements.find((other) => other.name === 'Section' && other.line === line);
    return [{ line, layout: element?.props.get('layout')?.text ?? 'split' }];
  });
}

/** Pages of bands; long texts and policies have no sections, and drafts are not composed yet. */
function listComposed({ pages }: Content): Content['pages'] {
  return pages.filter(({ isDraft, data }) => !isDraft && (data.frame ?? 'topic') === 'topic');
}

/** A page has few sections, and two neighbors never have the same shape. */
export function checkSections(content: Content): Problem[] {
  return listComposed(content).flatMap((page): Problem[] => {
    const blocks = listBlocks(page);
    const sections = blocks.filter(({ layout }) => layout !== undefined);
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
    const repeated = blocks.flatMap(({ line, layout }, index): Problem[] => {
      if (layout === undefined || blocks[index - 1]?.layout !== layout) return [];
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
