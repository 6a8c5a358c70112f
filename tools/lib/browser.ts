import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { chromium, type LaunchOptions } from 'playwright';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const { version } = createRequire(import.meta.url)(join(packageFolder, 'package.json')) as {
  version: string;
};
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
/** Named after the version, so that an upgrade never runs the browser of before. */
const browserFolder = join(cacheFolder, `chromium-${version}`);

/**
 * How to launch the browser that tests and screenshots run in: the one that `CHROMIUM_PATH` names,
 * else the one that npm brought (Linux on x64), else Playwright's own.
 * Call `prepareBrowser` once before launching.
 */
export function browserLaunchOptions(): LaunchOptions {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  if (!isBrowserFromNpm()) return {};
  return {
    executablePath: join(browserFolder, 'chromium'),
    // The package's own default arguments switch web security off; tests need the real thing.
    args: ['--no-sandbox'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(browserFolder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_PATH: browserFolder,
    },
  };
}

/**
 * Makes the browser ready to launch, unpacking the one from npm on first use.
 * @throws when there is no browser, saying how to get one
 */
export async function prepareBrowser(): Promise<void> {
  const named = process.env['CHROMIUM_PATH'];
  if (!named && isBrowserFromNpm()) return unpackBrowser();
  const path = named ?? chromium.executablePath();
  if (existsSync(path)) return;
  throw new Error(
    `No browser at ${path}. Run "npx playwright install chromium", ` +
      'or set CHROMIUM_PATH to the program file of Chromium or Chrome.',
  );
}

function isBrowserFromNpm(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

async function unpackBrowser(): Promise<void> {
  if (existsSync(browserFolder)) return;
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'unpacking-'));
  await inflateInto(folder);
  await writeFile(join(folder, 'fonts.conf'), fontSettings());
  // Renamed when whole: a run that is interrupted, or goes on beside this one, never sees a half.
  await rename(folder, browserFolder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    if (!existsSync(browserFolder)) throw error;
  });
}

/**
 * The package unpacks into the temporary folder only, where a binary of another version may lie;
 * it asks for that folder at once, so the variable is changed for that moment alone.
 */
async function inflateInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const unpacked = archives.map((name) => inflate(join(packageFolder, 'bin', name)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(unpacked);
}

/** Only the packaged font, so that text the site does not style measures the same everywhere. */
function fontSettings(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(browserFolder, 'fonts')}</dir>
  <cachedir>${join(browserFolder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
