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
  surface: tone('#ffffff', '#132229'),
  ink: tone('#0f2028', '#e8eff1'),
  brand: tone('#0b5364', '#86cfdb'),
  'brand-strong': tone('#063845', '#b4e4ec'),
  deep: tone('#0a2a33', '#06232b'),
  'on-deep': tone('#eef6f7'),
  'drawn-tint': tone('#dcebee', '#1a3a45'),
} as const satisfies Readonly<Record<string, Tone>>;
