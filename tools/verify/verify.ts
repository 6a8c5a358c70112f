/**
 * Asks a live site for every promise that can be seen from outside, and sends no message:
 *
 *   npm run verify -- https://www.example.com
 *
 * The settings that begin with PUBLIC_ are to be those of its build, as its policy follows them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { checksumsFile } from '../../src/config/routes.ts';
import { InvalidSettings, readPublicSettings } from '../../src/config/settings.ts';
import { readMoves } from '../../src/site/front-matter.ts';
import { readWish, type Wish } from './arguments.ts';
import { type Checksums, readChecksums } from './files/checksums.ts';
import { findBrokenPromises } from './promises.ts';

const root = path.resolve(import.meta.dirname, '../..');

class NothingBuilt extends Error {}

/** Moves on a terminal; what is written to a file stays free of it. */
const counter = {
  show: (asked: number) => process.stderr.write(`\r${asked} promises asked for`),
  hide: () => process.stderr.write('\r\u001B[K'),
};

/** @throws {Error} saying what to do where nothing is built */
function readBuilt(): Checksums {
  const list = path.join(root, '.vercel/output/static', checksumsFile);
  const built = existsSync(list)
    ? readChecksums(readFileSync(list, 'utf8'))
    : new Map<string, string>();
  if (built.size > 0) return built;
  throw new NothingBuilt(
    'Nothing is built in this folder: run npm run build, with the settings of the site.',
  );
}

async function verify({ origin, authorization, showsAll, isBuiltHere, note }: Wish): Promise<void> {
  loadDotEnv();
  if (note !== undefined) console.error(note);
  const settings = readPublicSettings({ ...process.env, PUBLIC_SITE_URL: origin });
  const site = { origin, settings, moves: readMoves(root) };
  const isSeen = process.stderr.isTTY;
  const { asked, broken, sentences, notes } = await findBrokenPromises(site, {
    authorization,
    showsAll,
    built: isBuiltHere ? readBuilt() : undefined,
    onAsk: isSeen ? counter.show : undefined,
  });
  if (isSeen) counter.hide();
  for (const sentence of sentences) console.log(`✗ ${sentence}`);
  for (const one of notes) console.log(one);
  console.log(`${asked - broken} of ${asked} promises kept by ${origin}`);
  process.exitCode = broken > 0 ? 1 : 0;
}

const wish = readWish(process.argv.slice(2));
if ('advice' in wish) {
  (wish.exitCode === 0 ? console.log : console.error)(wish.advice);
  process.exitCode = wish.exitCode;
} else {
  try {
    await verify(wish);
  } catch (error) {
    console.error(
      error instanceof InvalidSettings || error instanceof NothingBuilt ? error.message : error,
    );
    process.exitCode = 2;
  }
}
