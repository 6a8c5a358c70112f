/**
 * `npm run bench:sharing`: builds a copy of the site without its sharing images, then drawing them
 * all, then with all of them drawn. Processor time is compared, which other work on the machine
 * changes least. Ends with 1 when the pictures cost too much.
 */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInputs, projectFolder } from '../../tests/support/project.ts';
import { linkPackages, runBuild } from './measured-build.ts';

/** How many times the processor time without pictures a first and a later build may take. */
const most = { first: 1.5, later: 1.15 } as const;
const pictures = 'src/pages/sharing';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'build-sharing-'));
for (const input of buildInputs) {
  fs.cpSync(path.join(projectFolder, input), path.join(folder, input), { recursive: true });
}
linkPackages(folder);

fs.rmSync(path.join(folder, pictures), { recursive: true });
// The first build fills the caches of everything else.
await runBuild(folder);
const { processorSeconds: without } = await runBuild(folder);
fs.cpSync(path.join(projectFolder, pictures), path.join(folder, pictures), { recursive: true });
console.log(`without pictures ${without.toFixed(1)} s`);
for (const build of ['first', 'later'] as const) {
  const { processorSeconds } = await runBuild(folder);
  const times = processorSeconds / without;
  console.log(`${build} with them ${processorSeconds.toFixed(1)} s, ${times.toFixed(2)} times`);
  if (times > most[build]) process.exitCode = 1;
}
fs.rmSync(folder, { recursive: true });
