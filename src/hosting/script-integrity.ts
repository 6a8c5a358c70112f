import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const scriptFile = /<script(?: type="module")? src="(\/_astro\/[^"]+)"/g;

/**
 * Adds to every script file that a page names the hash of its content, so that a browser refuses
 * a file that was changed on its way.
 * @param folder the built site
 * @see https://www.w3.org/TR/SRI/
 */
export async function addScriptIntegrity(folder: string): Promise<void> {
  const attributes = new Map<string, string>();

  async function describe(address: string): Promise<string> {
    const code = await readFile(path.join(folder, address));
    return ` integrity="sha256-${createHash('sha256').update(code).digest('base64')}"`;
  }

  // Nothing else happens meanwhile, and waiting for each file takes longer than reading it.
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    for (const [, address = ''] of html.matchAll(scriptFile)) {
      if (!attributes.has(address)) attributes.set(address, await describe(address));
    }
    const signed = html.replaceAll(
      scriptFile,
      (tag, address: string) => `${tag}${attributes.get(address) ?? ''}`,
    );
    if (signed !== html) writeFileSync(page, signed);
  }
}

/**
 * Serves the script that all pages share as one file, which browsers keep; scripts of single pages
 * stay in them, where they cost no request.
 */
function isInlined(file: string): false | undefined {
  return file.includes('BaseLayout.astro') ? false : undefined;
}

/** Makes the shared script a file and adds the hashes of script files after the build. */
export function scriptIntegrity(): AstroIntegration {
  return {
    name: 'script-integrity',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { assetsInlineLimit: isInlined } } });
      },
      'astro:build:done': async ({ dir }) => {
        await addScriptIntegrity(fileURLToPath(dir));
      },
    },
  };
}
