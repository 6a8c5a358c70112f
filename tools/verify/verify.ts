/**
 * Asks a live site for every promise that can be seen from outside, and sends no message:
 *
 *   npm run verify -- https://www.example.com
 *
 * The settings that begin with PUBLIC_ are to be those of its build, as its policy follows them.
 */
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings, readPublicSettings } from '../../src/config/settings.ts';
import { readMoves } from '../../src/site/front-matter.ts';
import { findBrokenPromises } from './promises.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function verify(address: string): Promise<void> {
  loadDotEnv();
  const { origin } = new URL(address);
  const settings = readPublicSettings({ ...process.env, PUBLIC_SITE_URL: origin });
  const moves = readMoves(root);
  const { asked, broken, sentences } = await findBrokenPromises({ origin, settings, moves });
  for (const sentence of sentences) console.log(`✗ ${sentence}`);
  console.log(`${asked - broken} of ${asked} promises kept by ${address}`);
  process.exitCode = broken > 0 ? 1 : 0;
}

const address = process.argv[2] ?? '';
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  console.error('Usage: npm run verify -- https://www.example.com');
  process.exitCode = 2;
} else {
  try {
    await verify(address);
  } catch (error) {
    console.error(error instanceof InvalidSettings ? error.message : error);
    process.exitCode = 2;
  }
}
