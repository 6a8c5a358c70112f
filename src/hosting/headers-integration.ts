import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { publicSettingNames, readSettings } from '../config/environment.ts';
import { responseHeaders } from './headers.ts';
import { findInlineCode } from './inline-code.ts';
import { addHeaders, parseOutputConfig } from './output-config.ts';

interface SiteCode {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Collects the hashes of all inline code of a built site.
 * @throws {AstroError} naming every attribute that the content security policy would block
 */
export async function collectInlineCode(siteFolder: string): Promise<SiteCode> {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const problems: string[] = [];
  // Nothing else happens meanwhile, and waiting for each file takes longer than reading it.
  for await (const file of glob('**/*.html', { cwd: siteFolder })) {
    const code = findInlineCode(readFileSync(path.join(siteFolder, file), 'utf8'));
    for (const hash of code.scriptHashes) scriptHashes.add(hash);
    for (const hash of code.styleHashes) styleHashes.add(hash);
    problems.push(...code.problems.map((problem) => `${file}: ${problem}`));
  }
  if (problems.length > 0) {
    throw new AstroError(problems.toSorted().join('\n'));
  }
  // In order, so that the same pages always give the same header.
  return { scriptHashes: [...scriptHashes].toSorted(), styleHashes: [...styleHashes].toSorted() };
}

/**
 * Puts the response headers into the configuration of the build output, where they hold for the
 * 404, redirects and functions too. Runs after the adapter, which writes that configuration.
 */
export function headers(): AstroIntegration {
  let configFile: URL;
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        configFile = new URL('./.vercel/output/config.json', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const code = await collectInlineCode(fileURLToPath(dir));
        const settings = readSettings(process.env, publicSettingNames);
        const config = parseOutputConfig(await readFile(configFile, 'utf8'));
        const patched = addHeaders(config, responseHeaders({ settings, ...code }));
        await writeFile(configFile, `${JSON.stringify(patched, undefined, 2)}\n`);
      },
    },
  };
}
