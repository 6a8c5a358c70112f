import { z } from 'zod';

/** Text of `min` to `max` characters; search engines and cards cut off what is longer. */
export function text(min: number, max = Infinity): z.ZodString {
  return max === Infinity ? z.string().min(min) : z.string().min(min).max(max);
}

/**
 * Fields that belong together.
 * @param description tells editors what they are about
 */
export function group<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** A lower-case name with hyphens, as used for file names and ids. */
export function kebabCase(what: string): z.ZodString {
  return z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: `Write the ${what} in lower case with hyphens, such as virtual-wards.`,
  });
}

/** A link inside the site (`/contact`, `/product#security`) or a full https address. */
export const link = z.string().regex(/^(\/[\w\-/#.]*|https:\/\/\S+)$/, {
  error: 'Write a path that begins with / or a full https:// address.',
});

/** A day, which YAML would turn into a point in time if it stood without quotes. */
export const day = z.iso.date().transform((text) => new Date(text));

/** Drafts are left out of the published site. */
export const draft = z.boolean().default(false);
