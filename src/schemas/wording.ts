import { z } from 'zod';

/**
 * Words that a visitor sees or hears.
 * @param sentence tells editors where they stand
 * @param placeholders what is filled in where its name stands in braces; each is there, and no other
 */
export function wording(sentence: string, placeholders: readonly string[]): z.ZodString {
  const braces = placeholders.map((name) => `{${name}}`);
  const list = braces.join(' and ');
  const isFilled = placeholders.length > 0;
  const error = isFilled
    ? `Write the words with ${list} in them: something is filled in there.`
    : 'Write the words without { and }: nothing is filled in here.';
  const isInOrder = (text: string) =>
    !text.includes('${') &&
    braces.every((name) => text.includes(name)) &&
    [...text.matchAll(/\{\w*\}?/g)].every(([found]) => braces.includes(found));
  return z
    .string()
    .min(1)
    .refine(isInOrder, { error, abort: true })
    .meta({
      description: isFilled ? `${sentence} Filled in: ${list}.` : sentence,
      meaning: 'words',
    });
}
