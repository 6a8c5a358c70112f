/**
 * Rules of style by which a tool answers its inputs, made from its data. A browser that does not
 * know `:has()` drops them, and print leaves them out: both show everything, which is the full table.
 */

/** A choice of a tool: the name of its inputs, and the values that they have. */
interface Choice {
  readonly name: string;
  /** How many radio buttons there are, with the values 0, 1, 2 … */
  readonly values: number;
}

/** Rules for the screen alone, in browsers that know `:has()`. */
export function inLiveTool(rules: string): string {
  return `@supports selector(:has(*)){@media screen{${rules}}}`;
}

/** Matches a tool in which one input, or any of a name, is checked. */
export function whenChosen(name: string, value?: number): string {
  return `:has([name="${name}"]${value === undefined ? '' : `[value="${value}"]`}:checked)`;
}

/** The selectors of all that names a choice in an attribute and does not list what is chosen. */
export function selectUnchosen(
  tool: string,
  choices: readonly Choice[],
  prefix = 'data-',
): string[] {
  return choices.flatMap(({ name, values }) =>
    Array.from(
      { length: values },
      (_, value) =>
        `#${tool}${whenChosen(name, value)} [${prefix}${name}]:not([${prefix}${name}~="${value}"])`,
    ),
  );
}

/**
 * Shows of a tool what belongs to the choices made: an element that names choices, such as
 * `data-age="2" data-pulse="5 6"`, is there while each of them has one of the values listed.
 * @param tool the id of the tool
 */
export function showChosen(tool: string, choices: readonly Choice[]): string {
  return inLiveTool(`${selectUnchosen(tool, choices).join()}{display:none}`);
}

/** Tells by `--lit: 0` what names choices in `data-lit-…` that are not made; it stays in its place. */
export function lightChosen(tool: string, choices: readonly Choice[]): string {
  return inLiveTool(`${selectUnchosen(tool, choices, 'data-lit-').join()}{--lit:0}`);
}
