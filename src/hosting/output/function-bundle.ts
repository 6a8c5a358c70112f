import { glob, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import packageJson from '../../../package.json' with { type: 'json' };
import { functionsPath } from '../../config/routes.ts';
import { inlineWordsInFunctions } from '../../words/reading/inline-words.ts';

/** How long one call may take, by which the host ends it. */
export const maximumSeconds = 30;

/**
 * The source files of the functions: every `.ts` file of the folder, named after its function.
 * @returns pairs of a function's name and its file; none if the folder does not exist
 */
export async function findFunctions(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob('*.ts', { cwd: folder })) {
    files.set(path.basename(file, '.ts'), path.join(folder, file));
  }
  return files;
}

/** What becomes of code that runs in Node without the project around it: packages and words go in. */
export const standalone = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // React brings its slow and talkative half along unless it is told.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.SITE_VERSION': JSON.stringify(packageJson.version),
  },
  legalComments: 'none',
  plugins: [inlineWordsInFunctions],
  logLevel: 'warning',
  // CommonJS packages in the bundle, such as the mail client, call require for Node's modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
} as const satisfies BuildOptions;

/**
 * Bundles one function, with everything it imports, into a function of the build output.
 * @param outputFolder `.vercel/output`
 * @see https://vercel.com/docs/build-output-api/primitives#serverless-functions
 */
export async function bundleFunction(
  name: string,
  sourceFile: string,
  outputFolder: string,
): Promise<void> {
  const folder = path.join(outputFolder, 'functions', functionsPath, `${name}.func`);
  await mkdir(folder, { recursive: true });
  await build({
    ...standalone,
    minifySyntax: true,
    minifyWhitespace: true,
    entryPoints: [sourceFile],
    outfile: path.join(folder, 'index.mjs'),
  });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(
    path.join(folder, '.vc-config.json'),
    JSON.stringify({
      runtime: 'nodejs24.x',
      handler: 'index.mjs',
      launcherType: 'Nodejs',
      shouldAddHelpers: false,
      supportsResponseStreaming: true,
      maxDuration: maximumSeconds,
    }),
  );
}
