import { readFileSync, writeFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { publicSettingNames, readSettings } from '../../config/environment.ts';
import { responseHeaders } from './headers.ts';
import { findInlineCode } from './inline-code.ts';
import { addHeaders, parseOutputConfig } from './output-config.ts';
import { createScriptSigner, isScriptInlined } from './script-integrity.ts';
import { createStyleBundles } from './style-bundles.ts';

interface SiteCode {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Gives every page of a built site its two style sheets and the hashes of its scripts.
 *
 * Files are read one after another: nothing else happens meanwhile, and waiting for each takes
 * longer than reading it. They are read twice, as thousands of pages would fill the memory.
 * @param folder the built site
 * @returns the hashes of all inline code
 * @throws {AstroError} naming every attribute that the content security policy would block
 */
export async function finishPages(folder: string): Promise<SiteCode> {
  const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).toSorted();
  const styles = createStyleBundles(folder);
  for (const file of files) styles.note(readFileSync(path.join(folder, file), 'utf8'));

  const sign = createScriptSigner(folder);
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    const page = path.join(folder, file);
    const html = sign(styles.rewrite(readFileSync(page, 'utf8')));
    writeFileSync(page, html);
    const code = findInlineCode(html);
    for (const hash of code.scriptHashes) scriptHashes.add(hash);
    for (const hash of code.styleHashes) styleHashes.add(hash);
    problems.push(...code.problems.map((problem) => `${file}: ${problem}`));
  }
  if (problems.length > 0) throw new AstroError(problems.join('\n'));
  // In order, so that the same pages always give the same header.
  return { scriptHashes: [...scriptHashes].toSorted(), styleHashes: [...styleHashes].toSorted() };
}

/**
 * Finishes the pages after the build and puts the response headers into the configuration of the
 * build output, where they hold for the 404, redirects and functions too. Runs after the adapter,
 * which writes that configuration, and before the pages are copied to the output.
 */
export function finishedPages(): AstroIntegration {
  let configFile: URL;
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { assetsInlineLimit: isScriptInlined } } });
      },
      'astro:config:done': ({ config }) => {
        configFile = new URL('./.vercel/output/config.json', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const code = await finishPages(fileURLToPath(dir));
        const settings = readSettings(process.env, publicSettingNames);
        const config = parseOutputConfig(await readFile(configFile, 'utf8'));
        const patched = addHeaders(config, responseHeaders({ settings, ...code }));
        await writeFile(configFile, `${JSON.stringify(patched, undefined, 2)}\n`);
      },
    },
  };
}
