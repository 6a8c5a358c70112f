import { z } from 'zod';

const place = /\{(\w*)\}?/g;

function placesOf(text: string): string[] {
  return [...text.matchAll(place)].map(([, name = '']) => name);
}

/** "{shown} and {total}". */
function listPlaces(places: readonly string[]): string {
  return places.map((name) => `{${name}}`).join(' and ');
}

/**
 * Words that a visitor sees or hears.
 * @param sentence tells editors where they stand
 * @param places what is filled in where its name stands in braces; each is there, and no other
 */
export function wording(sentence: string, ...places: readonly string[]): z.ZodString {
  const filled = places.length > 0;
  const error = filled
    ? `Write the words with ${listPlaces(places)} in them: something is filled in there.`
    : 'Write the words without { and }: nothing is filled in here.';
  const description = filled ? `${sentence} Filled in: ${listPlaces(places)}.` : sentence;
  return z
    .string()
    .min(1)
    .refine(
      (text) => {
        const found = placesOf(text);
        return (
          !text.includes('${') &&
          places.every((name) => text.includes(`{${name}}`)) &&
          found.every((name) => places.includes(name))
        );
      },
      { error },
    )
    .describe(description);
}
