import type { Problem } from '../problem.ts';
import { mentionsOf, type Content, type Entry } from '../facts.ts';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function checkOutline({ file, body }: Entry): Problem[] {
  let previous = 1;
  return body.headings.flatMap(({ depth, text, line }): Problem[] => {
    const above = previous;
    previous = depth;
    const place = { file, line, field: 'heading' };
    if (depth === 1) {
      previous = 1;
      const write = '##, as the heading of the page stands in the front matter';
      return [{ ...place, found: `a first-level heading "${text}"`, write }];
    }
    if (depth <= above + 1) return [];
    const found = `a ${ordinals[depth]}-level heading "${text}" right under a ${ordinals[above]}-level one`;
    const name = above === 1 ? '## or a <Section heading="…"> before it' : '#'.repeat(above + 1);
    return [{ ...place, found, write: name }];
  });
}

function checkRepeatedIds(entry: Entry): Problem[] {
  const seen = new Set<string>();
  return mentionsOf(entry, 'fragment').flatMap(({ name, line }): Problem[] => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const found = `the id "${name}" a second time`;
    const write = 'another heading, or an id="…" of its own';
    return [{ file: entry.file, line, field: 'id', found, write }];
  });
}

/** Headings form an outline that screen readers can walk (WCAG 1.3.1), each with an id of its own. */
export function checkHeadings({ entries }: Content): Problem[] {
  return entries.flatMap((entry) => [...checkOutline(entry), ...checkRepeatedIds(entry)]);
}
