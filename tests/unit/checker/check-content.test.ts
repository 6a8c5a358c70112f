import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/checker/check-content.ts';
import { formatProblems } from '../../../src/checker/problem.ts';

const brokenSite = path.join(import.meta.dirname, 'fixtures/broken-site');
// The first test that loads the dictionary waits for it; on a slow machine that takes seconds.
test(
  'an editor sees every mistake of a site at once, by file and line',
  { timeout: 30_000 },
  async () => {
    const { problems } = await checkContent(brokenSite);
    expect(formatProblems(problems).split('\n')).toEqual([
      'src/content/articles/first-call.mdx  body: found 3 words; write 350 to 700.',
      'src/content/articles/first-call.mdx  featured: found nothing; write true, as this article has the lowest id.',
      'src/content/articles/first-call.mdx  kind: found nothing; write guide, worked-case, law-note, opinion or glossary.',
      'src/content/articles/first-call.mdx  sources: found none; write 1 or more with <Source id="…" />.',
      "src/content/articles/first-call.mdx:6  date: found a date without quotes; write '2025-01-15' in quotes.",
      'src/content/pages/contact.mdx:6  sentence: found "The assistant listens to the patient and hands …", which stands in src/content/pages/index.mdx:6 too; write it differently here, or link to the other page.',
      'src/content/pages/contact.mdx:13  image: found /media/map.png, which is not in src/content/images; write the name of a file that you put there.',
      'src/content/pages/contact.mdx:13  image: found no alternative text; write what it shows: ![A nurse at a triage desk](/media/map.png).',
      'src/content/pages/contact/Sent.mdx  file name: found contact/Sent.mdx; write contact/sent.mdx.',
      'src/content/pages/contact/Sent.mdx:9  body: found MDX that cannot be read (Expected a closing tag for `<Section>`); write </Section> where the component ends, or <Section /> if it holds nothing.',
      'src/content/pages/index.mdx:3  description: found 31 characters; write 50 to 155.',
      'src/content/pages/index.mdx:11  hero.actions.1.href: found a link to /contact-us, which does not exist; write /contact.',
      'src/content/pages/index.mdx:15  footer.labl: found a field that does not exist; write label.',
      'src/content/pages/index.mdx:22  claim: found "wait-reducton", which is not in src/content/claims.yaml; write wait-reduction.',
      'src/content/pages/index.mdx:22  figure: found 99.99% written as text; write <Claim id="uptime" />.',
      'src/content/pages/index.mdx:23  link: found a link to #adress, which src/content/pages/contact.mdx does not have; write #address.',
      'src/content/pages/index.mdx:23  spelling: found "organisation"; write organization.',
      'src/content/pages/index.mdx:27  component: found <LevelTabl>, which does not exist; write LevelTable.',
      'src/content/pages/notes.md  file name: found .md; write a name that ends in .mdx, or move the file out of the content folder.',
    ]);
  },
);

test('a folder without content has nothing to mend', async () => {
  const report = await checkContent(path.join(brokenSite, 'public'));
  expect(report.problems).toEqual([]);
});
