import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const scriptFile = /<script(?: type="module")? src="(\/_astro\/[^"]+)"/g;

/**
 * Adds to every script file that a page names the hash of its content, so that a browser refuses
 * a file that was changed on its way.
 * @param folder the built site
 * @returns the page with the hashes
 * @see https://www.w3.org/TR/SRI/
 */
export function createScriptSigner(folder: string): (html: string) => string {
  const attributes = new Map<string, string>();

  function describe(address: string): string {
    const code = readFileSync(path.join(folder, address));
    return ` integrity="sha256-${createHash('sha256').update(code).digest('base64')}"`;
  }

  return (html) =>
    html.replaceAll(scriptFile, (tag, address: string) => {
      const attribute = attributes.get(address) ?? describe(address);
      attributes.set(address, attribute);
      return `${tag}${attribute}`;
    });
}

/**
 * Serves the script that all pages share as one file, which browsers keep; scripts of single pages
 * stay in them, where they cost no request. For Vite's option `assetsInlineLimit`.
 */
export function isScriptInlined(file: string): false | undefined {
  return file.includes('BaseLayout.astro') ? false : undefined;
}
