import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cues, formatCaptions } from '../../../tools/film/cues.ts';
import { film } from '../../../tools/film/film.ts';
import { callSchema, wordHandoff } from '../../../src/schemas/call.ts';

function readProjectFile(name: string): string {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
}

/** What the film and the page take from the data. */
function readHandoff(): string {
  const { canonical } = parse(readProjectFile('src/content/call.yaml')) as Record<string, unknown>;
  return wordHandoff(callSchema.parse(canonical), 'US') ?? '';
}

/** The words alone: no tags, line breaks, pauses or marks. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/<[^>]*>|…|\*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

describe('the captions of the film', () => {
  it('are written as WebVTT', () => {
    expect(formatCaptions([[0.5, 61.25, 'Hello.\nAgain.']])).toBe(
      'WEBVTT\n\n00:00.500 --> 01:01.250\nHello.\nAgain.\n',
    );
  });

  it('are those of the committed film', () => {
    expect(readProjectFile('public/media/triage-story.vtt')).toBe(formatCaptions(cues));
  });

  it('follow each other and end with the film', () => {
    const times = cues.flatMap(([from, to]) => [from, to]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(film.length);
  });

  it.each(['tools/film/film.html', 'src/content/pages/product.mdx'])(
    'say what stands in %s',
    (name) => {
      const words = wordsOf(`${readProjectFile(name)} ${readHandoff()}`);
      const spoken = cues.filter(([, , text]) => /^(?:TRIAGE|Patient, 24): /.test(text));
      expect(spoken.length).toBe(4);
      for (const [, , text] of spoken) {
        expect(words).toContain(wordsOf(text.replace(/^[^:]*: /, '')).trim());
      }
    },
  );
});
