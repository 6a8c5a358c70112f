import { transformSync } from 'esbuild';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const minified = new Map<string, string>();

/** @param code a script that is no module: names at its top level stay, as other scripts may use them */
export function minify(code: string): string {
  const known = minified.get(code);
  if (known !== undefined) return known;
  const short = transformSync(code, { minify: true, target: 'es2022' }).code.trim();
  minified.set(code, short);
  return short;
}

/**
 * Minifies the scripts of a page that are written in it, which Astro leaves as they are: on lines of
 * their own, unlike those that the bundler has minified.
 */
export function minifyScripts(html: string): string {
  return html.replaceAll(inlineScript, (element, code: string) =>
    /\n\s/.test(code) ? `<script>${minify(code)}</script>` : element,
  );
}
