import { parse as parseScript } from 'acorn';
import { parse as parseStyles } from 'postcss';
import type { Fault } from '../tell.ts';

/** By the ending of the file: each throws for what its language cannot be, such as a text cut short. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  js: (text) => parseScript(text, { ecmaVersion: 'latest', sourceType: 'module' }),
  css: (text) => parseStyles(text),
};

/** Whether a browser can read a script or a style sheet to its end. */
export function findWrongSyntax(ending: string, body: Buffer): readonly Fault[] {
  try {
    parsers[ending]?.(body.toString());
    return [];
  } catch (error) {
    const example = error instanceof Error ? error.message : String(error);
    return [{ fault: 'cannot be read by browsers, as if it were cut', example }];
  }
}
