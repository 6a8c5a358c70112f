import { expect, it } from 'vitest';
import { checkExamples } from '../../../../../src/checker/rules/structure/examples.ts';
import { pageWith, report } from '../../content-fixture.ts';

const components = pageWith('<Section heading="A" />\n\n<CardGrid><Card title="B" /></CardGrid>');

it('a component that neither a page nor the page of components shows has no example', () => {
  const wards = pageWith('It is <Claim id="call-processing" />.');
  expect(report(checkExamples, { pages: { components, wards } })).toBe(
    'src/content/pages/components.mdx  examples: found no page that uses <StatBand>; write an example of it here, or move StatBand.astro into a folder parts/ if it is not for editors.',
  );
});

it('asks nothing where there is no page of components', () => {
  expect(report(checkExamples, { pages: { wards: pageWith('') } })).toBe('');
});

it('asks nothing while a page cannot be read', () => {
  const wards = pageWith('<StatBand>');
  expect(report(checkExamples, { pages: { components, wards } })).toBe('');
});
