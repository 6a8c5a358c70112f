import { expect, test } from 'vitest';
import {
  type Breakage,
  tellBroken,
  testBreakages,
  where,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';
import { answerWell, verify } from '../../../../support/verify/healthy-site.ts';

const told =
  'is answered by something in front of the site, such as a check for robots or a login: let this machine through there, and verify again';

const answerAsWall = (page = '<html><head><title>One moment</title></head></html>') =>
  new Response(page, { headers: { 'content-type': 'text/html; charset=UTF-8' } });

const breakages: readonly Breakage[] = [
  [
    'a wall in place of one page',
    /^\/terms$/,
    () => answerAsWall(),
    new RegExp(`^/terms: ${told} \\(a page “One moment”\\)$`),
  ],
  [
    'a wall in place of a script',
    /^\/_astro\/later\.js$/,
    () => answerAsWall('<!DOCTYPE html><script>prove()</script>'),
    new RegExp(`^/_astro/later\\.js: ${told} \\(it begins “<!DOCTYPE html><script>p…”\\)$`),
  ],
  [
    'a wall that refuses what is posted',
    /send-contact/,
    where(
      ({ method }) => method === 'POST',
      () => answerAsWall(),
    ),
    new RegExp(`^the contact form \\(.*\\): ${told}`),
  ],
  ...['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated'].map((name): Breakage => [
    `a wall that says so with ${name}`,
    /^\/terms$/,
    withStatus(403, { [name]: 'challenge' }),
    new RegExp(`^/terms: ${told} \\(${name}: challenge\\)$`),
  ]),
];

testBreakages(breakages);

test('a wall in front of all is told once, and nothing more is asked', async () => {
  const { asked, sentences, notes } = await verify(() => answerAsWall());
  expect(sentences).toEqual([`/: ${told} (a page “One moment”)`]);
  expect(notes).toEqual(['There is nothing to verify yet: the rest was not asked for.']);
  expect(asked).toBe(1);
});

test('a wall that goes up while a site is verified is told once, and ends it', async () => {
  let answered = 0;
  const { sentences, notes } = await verify((request) => {
    answered += 1;
    return answered > 6 ? answerAsWall() : answerWell(request);
  });
  expect(sentences).toEqual([
    expect.stringMatching(new RegExp(`^/\\S+, /\\S+, /\\S+ and 2 more: ${told} `)),
  ]);
  expect(notes).toEqual([
    '5 answers in a row came from something in front of the site: the rest was not asked for.',
  ]);
  expect(answered).toBe(11);
});

test('a page that has lost its head is a page of the site all the same', async () => {
  const { sentences } = await tellBroken(
    /^\/terms$/,
    withText(/<title>[\s\S]*<link rel="i/, '<link rel="i'),
  );
  expect(sentences.join('\n')).toContain('/terms: has no title');
  expect(sentences.join('\n')).not.toContain(told);
});
