import { gzipSync } from 'node:zlib';
import { type Change, type Breakage, testBreakages } from '../../../../support/verify/breakages.ts';

/** As a proxy does that packs what is packed. */
const packTwice: Change = async (good) =>
  good.status === 304 ? good : new Response(gzipSync(await good.text()), good);

const breakages: readonly Breakage[] = [
  ['a page that was packed twice', /^\/terms$/, packTwice, /^\/terms: is packed still when/],
  [
    'styles that were packed twice',
    /^\/function-answer\.css$/,
    packTwice,
    /: is packed still when/,
  ],
];

testBreakages(breakages);
