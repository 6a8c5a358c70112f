import {
  type Breakage,
  testBreakages,
  withBody,
  withStatus,
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
];

testBreakages(breakages);
