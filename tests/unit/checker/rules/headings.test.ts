import { expect, test } from 'vitest';
import { checkHeadings } from '../../../../src/checker/rules/headings.ts';
import { pageWith, report } from '../content-fixture.ts';

const where = 'src/content/pages/wards.mdx';

function reportBody(body: string): string {
  return report(checkHeadings, { pages: { wards: pageWith(body) } });
}

test('a heading that begins a body on the third level misses its section', () => {
  expect(reportBody('### Small')).toBe(
    `${where}:8  heading: found a third-level heading "Small" right under a first-level one; write ## or a <Section heading="…"> before it.`,
  );
});

test('a skipped level is named with the one that fits', () => {
  expect(reportBody('## A\n\n#### B')).toBe(
    `${where}:10  heading: found a fourth-level heading "B" right under a second-level one; write ###.`,
  );
});

test('the heading of the page is not repeated in its body', () => {
  expect(reportBody('# Wards')).toBe(
    `${where}:8  heading: found a first-level heading "Wards"; write ##, as the heading of the page stands in the front matter.`,
  );
});

test('a section counts as a second level', () => {
  expect(reportBody('<Section heading="A">\n\n### B\n\n</Section>\n\n## C\n\n### D')).toBe('');
});

test('two headings with one id are told apart', () => {
  expect(
    reportBody('<Section heading="The call" />\n\n<Section heading="B" id="the-call" />'),
  ).toBe(
    `${where}:10  id: found the id "the-call" a second time; write another heading, or an id="…" of its own.`,
  );
});

test('repeated Markdown headings are numbered and need nothing', () => {
  expect(reportBody('## Day\n\n## Day')).toBe('');
});
