import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { functionsPath } from '../../config/routes.ts';
import { wordsInFunctions } from '../../messages/words-plugin.ts';
import { readBuildId } from '../settings-report.ts';

/** How long one call may take, by which the host ends it. */
const maximumSeconds = 40;

/** The source files of the functions, each named after its own; none without the folder. */
export async function findFunctions(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob('*.ts', { cwd: folder })) {
    files.set(path.basename(file, '.ts'), path.join(folder, file));
  }
  return files;
}

const builtSettings = path.resolve(import.meta.dirname, '../../../.astro/build-settings.json');

/** What becomes of code that runs in Node without the project around it: packages and words go in. */
export const standalone = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // React brings its slow and talkative half along unless it is told.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.SITE_VERSION': JSON.stringify(readBuildId(builtSettings)),
  },
  legalComments: 'none',
  plugins: [wordsInFunctions],
  logLevel: 'warning',
  // CommonJS packages in the bundle, such as the mail client, call require for Node's modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
} as const satisfies BuildOptions;

/** What the host reads of each function. */
const description = JSON.stringify({
  runtime: 'nodejs24.x',
  handler: 'index.mjs',
  launcherType: 'Nodejs',
  shouldAddHelpers: false,
  supportsResponseStreaming: true,
  maxDuration: maximumSeconds,
});

/**
 * Bundles each function, with everything it imports, into a function of the build output. What is
 * imported by `import()` is a file of its own beside it, which is read once it is needed.
 * @see https://vercel.com/docs/build-output-api/primitives#serverless-functions
 */
export async function bundleFunctions(
  functions: ReadonlyMap<string, string>,
  outputFolder: string,
): Promise<void> {
  for (const [name, file] of functions) {
    const outdir = path.join(outputFolder, 'functions', functionsPath, `${name}.func`);
    await build({
      ...standalone,
      minifySyntax: true,
      minifyWhitespace: true,
      splitting: true,
      entryPoints: { index: file },
      outdir,
      outExtension: { '.js': '.mjs' },
    });
    await writeFile(path.join(outdir, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(path.join(outdir, '.vc-config.json'), description);
  }
}
