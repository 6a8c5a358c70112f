/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
/** There are 256 values of a channel, and millions of pixels. */
const linearChannels = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));

/** Relative luminance, from 0 to 1 (WCAG 2.2, definitions). */
function luminanceOf([red, green, blue]: Color): number {
  const light = (channel: number) => linearChannels[channel] ?? NaN;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2, definitions). */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
