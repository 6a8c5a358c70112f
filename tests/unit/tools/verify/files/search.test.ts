import {
  type Breakage,
  testBreakages,
  withBody,
  withPolicy,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const page = '<html>log in</html>';

const breakages: readonly Breakage[] = [
  [
    'a search whose worker is cut',
    /pagefind-worker\.js$/,
    withText(')', ''),
    /^\/pagefind\/pagefind-worker\.js: cannot be read by browsers, as if it were cut/,
  ],
  [
    'an index of the search that is lost',
    /^\/pagefind\/pagefind\.en_1\.pf_meta$/,
    withStatus(404),
    /^\/pagefind\/pagefind\.en_1\.pf_meta: answers 404, not 200$/,
  ],
  [
    'an index of the search that is no JSON',
    /^\/pagefind\/pagefind-entry\.json$/,
    withBody('{'),
    /^\/pagefind\/pagefind-entry\.json: is no JSON$/,
  ],
  [
    'an index of the search in no language',
    /^\/pagefind\/pagefind-entry\.json$/,
    withBody('{"languages":{}}'),
    /^\/pagefind\/pagefind-entry\.json: names no parts of the index$/,
  ],
  [
    'a search without what runs it',
    /wasm\.en\.pagefind$/,
    withStatus(404),
    /^\/pagefind\/wasm\.en\.pagefind: answers 404, not 200$/,
  ],
  [
    'a search with a page in place of what runs it',
    /wasm\.en\.pagefind$/,
    withBody(page),
    /^\/pagefind\/wasm\.en\.pagefind: is no part of the search \(it begins “<html>/,
  ],
  [
    'a search without a part of its index',
    /^\/pagefind\/index\//,
    withStatus(404),
    /^\/pagefind\/index\/en_00000a1\.pf_index: answers 404, not 200$/,
  ],
  [
    'a search without a filter',
    /^\/pagefind\/filter\//,
    withStatus(404),
    /^\/pagefind\/filter\/en_00000f1\.pf_filter: answers 404, not 200$/,
  ],
  [
    'a search without its texts',
    /^\/pagefind\/text\/fragment\//,
    withStatus(404),
    /^\/pagefind\/text\/fragment\/en_000000f\.pf_fragment: answers 404, not 200$/,
  ],
  [
    'a search whose worker may not run it',
    /pagefind-worker\.js$/,
    withPolicy("'wasm-unsafe-eval'", ''),
    /^\/pagefind\/pagefind-worker\.js: content-security-policy: script-src lacks 'wasm-unsafe-eval'$/,
  ],
  [
    'a search whose worker is a page',
    /pagefind-worker\.js$/,
    withBody(page),
    /^\/pagefind\/pagefind-worker\.js: is no script \(it begins “<html>/,
  ],
];

testBreakages(breakages);
