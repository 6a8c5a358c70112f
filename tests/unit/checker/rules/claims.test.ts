import { describe, expect, test } from 'vitest';
import { checkCitations, checkUnusedClaims } from '../../../../src/checker/rules/claims.ts';
import { pageWith, report } from '../content-fixture.ts';

const where = 'src/content/pages/wards.mdx';
const unknown = (id: string) => `"${id}", which is not in src/content/claims.yaml`;

describe('a citation', () => {
  test.each([
    ['Waits fall <Claim id="wait-reducton" />.', 8],
    ['<StatBand\n  claims={["triage-accuracy",\n    "wait-reducton"]} />', 10],
    ['<Card claim="wait-reducton" />', 8],
    ["<Card items={[\n  { title: 'A', claim: 'wait-reducton' },\n]} />", 9],
  ])('of an unknown claim is found in %j', (body, line) => {
    expect(report(checkCitations, { pages: { wards: pageWith(body) } })).toBe(
      `${where}:${line}  claim: found ${unknown('wait-reducton')}; write wait-reduction.`,
    );
  });

  test('in the front matter is found too', () => {
    const aside = '  aside:\n    claims: [nothing-like-it]\n---\n';
    const pages = { wards: pageWith('').replace(/---\n$/, aside) };
    expect(report(checkCitations, { pages })).toBe(
      `${where}:8  claim: found ${unknown('nothing-like-it')}; write one of wait-reduction, call-processing, triage-accuracy, annual-savings, net-zero.`,
    );
  });

  test('of an unknown scale names the one that was meant', () => {
    const pages = { wards: pageWith('<Card systems={["manchester", "manchestr"]} />') };
    expect(report(checkCitations, { pages })).toBe(
      `${where}:8  triage system: found "manchestr", which is not in src/content/triage-systems.yaml; write manchester.`,
    );
  });
});

describe('a claim', () => {
  const claimsInCode = ['wait-reduction', 'call-processing', 'annual-savings', 'net-zero'];
  const problem =
    'src/content/claims.yaml:3  triage-accuracy: found no page, article or component that cites it; write <Claim id="triage-accuracy" /> where the figure belongs, or delete the entry.';
  const citing = pageWith('<Claim id="triage-accuracy" />');

  test('that is cited nowhere is reported with its line', () => {
    expect(report(checkUnusedClaims, { claimsInCode })).toBe(problem);
  });

  test('that is cited in content or in code is not', () => {
    expect(report(checkUnusedClaims, { claimsInCode, pages: { wards: citing } })).toBe('');
  });

  test('that is cited only in a draft is shown to nobody', () => {
    const pages = { wards: citing.replace('title:', 'draft: true\ntitle:') };
    expect(report(checkUnusedClaims, { claimsInCode, pages })).toBe(problem);
  });
});
