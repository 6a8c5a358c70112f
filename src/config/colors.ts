import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A color of src/styles/tokens.css, for what is no style sheet: the bar that browsers paint, the
 * first picture of the home screen, pictures that are shared.
 * @param name without `--color-`
 * @throws when there is none
 */
export function readColor(name: string): { readonly light: string; readonly dark: string } {
  const written = `^  --color-${name}: (?:light-dark\\()?(#[\\da-f]{6})(?:, (#[\\da-f]{6})\\))?;`;
  const [, light, dark = light] = new RegExp(written, 'm').exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`There is no --color-${name} in src/styles/tokens.css.`);
  return { light, dark };
}
