import { expect, test } from 'vitest';
import {
  checkRepeatedFigures,
  checkSections,
} from '../../../../../src/checker/rules/structure/composition.ts';
import { pageWith, report, wards } from '../../content-fixture.ts';

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
  expect(report(checkSections, { pages }).replaceAll(/:\d+/g, '').split('\n')).toEqual([
    `${wards}  composition: found layout "split" for a second section in a row; write another layout for one of the two.`,
    `${wards}  composition: found layout "facing" for a second section in a row; write another layout for one of the two.`,
  ]);
});

test('a component between two sections parts them', () => {
  const between =
    '<Newsletter />\n\n<Section heading="Last" layout="stack">\n\nWords.\n\n</Section>';
  expect(report(checkSections, { pages: { wards: pageOf(['stack'], between) } })).toBe('');
});

test('a seventh section is refused where it begins; the closing call is none', () => {
  const six = ['split', 'stack', 'split', 'stack', 'split', 'stack'];
  const call = '<CallToAction heading="Call" label="Call" href="/contact" />';
  expect(report(checkSections, { pages: { wards: pageOf(six, call) } })).toBe('');
  expect(report(checkSections, { pages: { wards: pageOf([...six, 'split']) } })).toContain(
    'composition: found 7 sections; write at most 6: make two that belong together one, with ### headings.',
  );
});

test('drafts and long texts are not composed of sections', () => {
  const layouts = ['stack', 'stack'];
  const pages = {
    draft: pageOf(layouts).replace('---\n', '---\ndraft: true\n'),
    policy: pageOf(layouts).replace('---\n', '---\nframe: policy\n'),
  };
  expect(report(checkSections, { pages })).toBe('');
});

test('a drawing of a few pages is refused on one more', () => {
  const pages = {
    a: pageWith('<CarePathway />'),
    b: pageWith('<CarePathway />', 'B'),
    wards: pageWith('<CarePathway />', 'C'),
  };
  expect(report(checkRepeatedFigures, { pages }).replace(/:\d+/, '')).toBe(
    `${wards}  composition: found <CarePathway>, which src/content/pages/a.mdx and src/content/pages/b.mdx show already; write a figure that belongs to this page alone.`,
  );
});
