/**
 * Asks a live site for every promise that can be seen from outside, and sends no message:
 *
 *   npm run verify -- https://www.example.com
 */
import { findBrokenPromises } from './promises.ts';

const address = process.argv[2] ?? '';
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Usage: npm run verify -- https://www.example.com');
  process.exitCode = 2;
} else {
  const { asked, broken } = await findBrokenPromises(new URL(address).origin);
  for (const problem of broken) console.log(`✗ ${problem}`);
  console.log(`${asked - broken.length} of ${asked} promises kept by ${address}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
