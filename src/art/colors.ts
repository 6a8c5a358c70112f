/** A color on light pages and on dark ones. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
}

const tone = (light: string, dark = light): Tone => ({ light, dark });

/**
 * A picture file cannot read the tokens of its page, so they stand here once more, by their names.
 * They are those of src/styles/tokens.css, as a test makes sure.
 */
export const tokens = {
  paper: tone('#f5f8f9', '#0c161b'),
  surface: tone('#ffffff', '#132229'),
  ink: tone('#0f2028', '#e8eff1'),
  'ink-soft': tone('#45565f', '#a9bac2'),
  brand: tone('#0b5364', '#86cfdb'),
  'brand-strong': tone('#063845', '#b4e4ec'),
  deep: tone('#0a2a33', '#06232b'),
  'on-deep': tone('#eef6f7'),
  immediate: tone('#c8102e', '#e02038'),
  'very-urgent': tone('#ee7f1a', '#ff9a4a'),
  urgent: tone('#f5c518', '#ffd84d'),
  standard: tone('#23803a', '#5cc06f'),
  'non-urgent': tone('#1f66c7', '#4c8ef8'),
  'on-immediate': tone('#ffffff', '#ffffff'),
  'on-very-urgent': tone('#1a1206'),
  'on-urgent': tone('#1a1506'),
  'on-standard': tone('#ffffff', '#04200a'),
  'on-non-urgent': tone('#ffffff', '#041433'),
} as const satisfies Readonly<Record<string, Tone>>;

/** The tint of drawings is stronger than that of pages, as it lies between lines. */
export const tint = tone('#dcebee', '#1a3a45');

/** The five levels of acuity in their order, and what is written on each. */
export const levels: readonly (readonly [ground: Tone, words: Tone])[] = [
  [tokens.immediate, tokens['on-immediate']],
  [tokens['very-urgent'], tokens['on-very-urgent']],
  [tokens.urgent, tokens['on-urgent']],
  [tokens.standard, tokens['on-standard']],
  [tokens['non-urgent'], tokens['on-non-urgent']],
];
