import { expect, test } from 'vitest';
import { checkComponents } from '../../../../src/checker/rules/components.ts';
import { pageWith, report } from '../content-fixture.ts';

function reportBody(body: string): string {
  return report(checkComponents, { pages: { wards: pageWith(body) } });
}

test('names the component that was meant', () => {
  expect(reportBody('<Section heading="A">\n\n<StatBnd />\n\n</Section>')).toBe(
    'src/content/pages/wards.mdx:10  component: found <StatBnd>, which does not exist; write StatBand.',
  );
});

test('lists all components when none is near', () => {
  expect(reportBody('Text <Hologram /> text')).toBe(
    'src/content/pages/wards.mdx:8  component: found <Hologram>, which does not exist; write one of Card, CardGrid, Claim, Section, StatBand.',
  );
});

test('lets HTML and fragments pass', () => {
  expect(reportBody('H<sub>2</sub>O\n\n<Fragment slot="a">Text</Fragment>')).toBe('');
});
