import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Something that the person who starts the site can put right: shown as it is, without a stack. */
export class StartProblem extends Error {}

/** Runs the script `build`, which does nothing when nothing changed since the last build. */
export async function buildIfChanged(root: string): Promise<void> {
  const wireit = createRequire(import.meta.url).resolve('wireit/package.json');
  // Not through npm, whose shell would keep a signal to itself; the variables are those of npm.
  const child = spawn(process.execPath, [path.join(path.dirname(wireit), 'bin/wireit.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // One build is enough: each that Wireit keeps takes some 20 MB.
      WIREIT_CACHE: 'none',
      ...process.env,
      npm_lifecycle_event: 'build',
      npm_package_json: path.join(root, 'package.json'),
      PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    },
  });
  process.once('exit', () => child.kill());
  const exitCode = await new Promise((resolve) => child.once('exit', resolve));
  if (exitCode !== 0) throw new StartProblem('The build failed; its messages are above.');
}
