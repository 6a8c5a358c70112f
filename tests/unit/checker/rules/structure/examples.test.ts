import { expect, it } from 'vitest';
import { checkExamples } from '../../../../../src/checker/rules/structure/examples.ts';
import { pageWith, report } from '../../content-fixture.ts';

const kit = pageWith('<Section heading="A" />\n\n<CardGrid><Card title="B" /></CardGrid>');

it('a component that neither a page nor the kit page shows has no example', () => {
  const wards = pageWith('It is <Claim id="call-processing" />.');
  expect(report(checkExamples, { pages: { kit, wards } })).toBe(
    'src/content/pages/kit.mdx  examples: found no page that uses <StatBand>; write an example of it here, or move StatBand.astro into a folder parts/ if it is not for editors.',
  );
});

it('asks nothing where there is no kit page', () => {
  expect(report(checkExamples, { pages: { wards: pageWith('') } })).toBe('');
});

it('asks nothing while a page cannot be read', () => {
  const wards = pageWith('<StatBand>');
  expect(report(checkExamples, { pages: { kit, wards } })).toBe('');
});
