import { z } from 'zod';

const placeholder = /\{(\w*)\}?/g;

function findPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** "{shown} and {total}". */
function listPlaceholders(placeholders: readonly string[]): string {
  return placeholders.map((name) => `{${name}}`).join(' and ');
}

/**
 * Words that a visitor sees or hears.
 * @param sentence tells editors where they stand
 * @param placeholders what is filled in where its name stands in braces; each is there, and no other
 */
export function wording(sentence: string, ...placeholders: readonly string[]): z.ZodString {
  const filled = placeholders.length > 0;
  const error = filled
    ? `Write the words with ${listPlaceholders(placeholders)} in them: something is filled in there.`
    : 'Write the words without { and }: nothing is filled in here.';
  const description = filled
    ? `${sentence} Filled in: ${listPlaceholders(placeholders)}.`
    : sentence;
  return z
    .string()
    .min(1)
    .refine(
      (text) => {
        const found = findPlaceholders(text);
        return (
          !text.includes('${') &&
          placeholders.every((name) => text.includes(`{${name}}`)) &&
          found.every((name) => placeholders.includes(name))
        );
      },
      { error, abort: true },
    )
    .meta({ description, meaning: 'words' });
}
