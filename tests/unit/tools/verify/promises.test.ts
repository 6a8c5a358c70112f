import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tellBroken, withHeader } from '../../../support/verify/breakages.ts';
import { answerWell, verify } from '../../../support/verify/healthy-site.ts';

test('a site that keeps its promises is told so', async () => {
  const { asked, broken, sentences, notes } = await verify(answerWell);
  expect(sentences).toEqual([]);
  expect(notes).toEqual([]);
  expect(broken).toBe(0);
  expect(asked).toBeGreaterThan(40);
});

test('a long list of addresses is cut, unless all are asked for', async () => {
  const [cut] = (await tellBroken(/^\/[a-z-]+$/, withHeader('x-frame-options'))).sentences;
  expect(cut).toMatch(/^\/contact, \/news-views, \/privacy-policy and \d+ more: x-frame-options/);
  const { sentences } = await verify(
    async (request) => {
      const good = await answerWell(request);
      good.headers.delete('x-frame-options');
      return good;
    },
    { showsAll: true },
  );
  expect(sentences.join('\n')).toContain('/rss.xml');
  expect(sentences.join('\n')).not.toMatch(/and \d+ more/);
});

test('who waits in vain for five answers in a row asks for nothing more', async () => {
  let asked = 0;
  const { sentences, notes } = await verify(
    async (request) => {
      asked += 1;
      if (asked > 3) await wait(2_000);
      return answerWell(request);
    },
    { longestWait: 250 },
  );
  expect(sentences).toEqual([expect.stringMatching(/and 2 more: no answer within 0\.25 s$/)]);
  expect(notes.join()).toMatch(/5 answers in a row did not come: the rest was not asked for/);
  expect(asked).toBe(8);
});

test('a password goes to the site and to nobody else', async () => {
  const sent = new Set<string | null>();
  const { sentences } = await verify(
    (request) => {
      sent.add(request.headers.get('authorization'));
      return answerWell(request);
    },
    { authorization: 'Basic abc' },
  );
  expect(sentences).toEqual([]);
  expect([...sent]).toEqual(['Basic abc']);
});
