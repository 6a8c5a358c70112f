import { expect, test } from 'vitest';
import {
  checkRepeatedFigures,
  checkSections,
} from '../../../../../src/checker/rules/structure/composition.ts';
import { draftOf, pageWith, report, wards } from '../../content-fixture.ts';

/** A page of sections with these layouts; an empty one leaves the layout out. */
function pageOf(layouts: readonly string[], more = ''): string {
  const sections = layouts.map((layout, index) => {
    const prop = layout && ` layout="${layout}"`;
    return `<Section heading="Part ${index}"${prop}>\n\nWords.\n\n</Section>`;
  });
  return pageWith([...sections, more].join('\n\n'));
}

test('neighbors with one layout are refused, the layout that is left out included', () => {
  const pages = { wards: pageOf(['split', '', 'stack', 'facing', 'facing']) };
  expect(report(checkSections, { pages }).split('\n')).toEqual([
    `${wards}:14  composition: found layout "split" for a second section in a row; write another layout for one of the two.`,
    `${wards}:32  composition: found layout "facing" for a second section in a row; write another layout for one of the two.`,
  ]);
});

test('a layout without its value is as one that is left out', () => {
  const body = '<Section heading="A" layout />\n\n<Section heading="B" />';
  expect(report(checkSections, { pages: { wards: pageWith(body) } })).toContain(
    `${wards}:10  composition: found layout "split" for a second section in a row`,
  );
});

test('sections on one line have a layout each', () => {
  const line = (first: string, next: string) =>
    `<Section heading="A" layout="${first}" /><Section heading="B" layout="${next}" />`;
  expect(report(checkSections, { pages: { wards: pageWith(line('stack', 'facing')) } })).toBe('');
  expect(report(checkSections, { pages: { wards: pageWith(line('facing', 'facing')) } })).toContain(
    'layout "facing" for a second section',
  );
});

test('a page whose frame cannot be read is taken for one of sections', () => {
  const pages = { wards: pageOf(['stack', 'stack']).replace('---\n', '---\nkind: topics\n') };
  expect(report(checkSections, { pages })).toContain('layout "stack" for a second section');
});

test('components between two sections part them, and are no sections themselves', () => {
  const between =
    '<Newsletter />\n\n<Newsletter />\n\n<Section heading="Last">\n\nWords.\n\n</Section>';
  const four = ['split', 'stack', 'split', 'stack'];
  expect(report(checkSections, { pages: { wards: pageOf(four, between) } })).toBe('');
});

test('a seventh section is refused where it begins; the closing call is none', () => {
  const six = ['split', 'stack', 'split', 'stack', 'split', 'stack'];
  const call = '<CallToAction heading="Call" label="Call" href="/contact" />';
  expect(report(checkSections, { pages: { wards: pageOf(six, call) } })).toBe('');
  expect(report(checkSections, { pages: { wards: pageOf([...six, 'split']) } })).toBe(
    `${wards}:44  composition: found 7 sections; write at most 6: make two that belong together one, with ### headings.`,
  );
});

test('drafts and long texts are not composed of sections', () => {
  const layouts = ['stack', 'stack'];
  const pages = {
    draft: pageOf(layouts).replace('---\n', '---\ndraft: true\n'),
    policy: pageOf(layouts).replace('---\n', '---\nkind: policy\n'),
  };
  expect(report(checkSections, { pages })).toBe('');
});

test('a drawing of a few pages is refused on one more', () => {
  const pages = {
    a: pageWith('<CarePathway />'),
    b: pageWith('<CarePathway />', 'B'),
    wards: pageWith('<CarePathway />', 'C'),
  };
  expect(report(checkRepeatedFigures, { pages })).toBe(
    `${wards}:8  composition: found <CarePathway>, which src/content/pages/a.mdx and src/content/pages/b.mdx show already; write a figure that belongs to this page alone.`,
  );
});

test('a drawing of one page is refused on the next, and a draft shows none yet', () => {
  const pages = {
    a: draftOf(pageWith('<LearningLoop />')),
    b: pageWith('Words.\n\n<LearningLoop />', 'B'),
    wards: pageWith('Words.\n\n<LearningLoop />', 'C'),
  };
  expect(report(checkRepeatedFigures, { pages })).toBe(
    `${wards}:10  composition: found <LearningLoop>, which src/content/pages/b.mdx shows already; write a figure that belongs to this page alone.`,
  );
});

test('words and drawings between two sections part them, whatever is in a section', () => {
  const inside = '<Section heading="A" layout="stack">\n\n<Card title="One" />\n\n</Section>';
  const other = '<Section heading="B" layout="stack" />';
  const told = (body: string) => report(checkSections, { pages: { wards: pageWith(body) } });
  expect(told(`${inside}\n\n<Newsletter />\n\n${other}`)).toBe('');
  expect(told(`${inside}\n\nWords.\n\n${other}`)).toContain('layout "stack" for a second section');
  expect(told(`${inside}\n\n<CallToAction />\n\n${other}`)).toContain('layout "stack"');
});
