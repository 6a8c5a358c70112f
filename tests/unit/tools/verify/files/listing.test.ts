import { expect, test, vi } from 'vitest';
import {
  type Breakage,
  tellBroken,
  testBreakages,
  withBody,
  withStatus,
  withoutChanged,
} from '../../../../support/verify/breakages.ts';

const page = '<html>log in</html>';

const breakages: readonly Breakage[] = [
  [
    'articles that the listing cannot load',
    /^\/news\/all\/2\.json$/,
    withStatus(404),
    /^\/news\/all\/2\.json: answers 404, not 200$/,
  ],
  [
    'a page in place of articles for the listing',
    /^\/news\/all\/1\.json$/,
    withBody(page),
    /^\/news\/all\/1\.json: has no articles for the listing$/,
  ],
  [
    'a part of the listing without its articles',
    /^\/news\/all\/1\.json$/,
    withBody('{"total":9,"articles":[]}'),
    /^\/news\/all\/1\.json: has no articles for the listing$/,
  ],
  [
    'a part of the listing with articles of another category',
    /^\/news\/legal\/1\.json$/,
    withBody('{"total":1,"articles":[{"category":"History"}]}'),
    /^\/news\/legal\/1\.json: has articles of another category \(History\)$/,
  ],
];

testBreakages(breakages);

test('a category of which nothing but the featured article is there is none that is broken', async () => {
  const empty = vi.fn(withBody('{"total":0,"articles":[]}'));
  const { sentences } = await tellBroken(/^\/news\/all\/2\.json$/, empty);
  expect(withoutChanged(sentences)).toEqual([]);
  expect(empty).toHaveBeenCalledOnce();
});
