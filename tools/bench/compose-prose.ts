import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bannedPhrases } from '../../src/checker/language/banned-phrases.ts';

/** Words that fill the blanks of a sentence, by the letter that stands for them. */
const bank = {
  P: 'nurse physician paramedic pharmacist midwife dispatcher registrar technician interpreter porter manager volunteer surgeon therapist analyst coordinator receptionist trainer auditor engineer',
  A: 'quiet early urgent careful written spoken local remote steady recent ordinary patient narrow shared daily visible honest plain cautious measured separate crowded distant familiar gentle hidden missing printed reliable rural seasonal silent slow stable sudden temporary useful vacant vital weekly',
  N: 'answer ward scale protocol handover waiting-room question record telephone corridor monitor symptom shift schedule ambulance summary pathway signal threshold interview checklist pulse fever cough clinic cabinet bed desk guideline estimate queue referral result sample scan visit warning region budget policy lesson debate survey sentence voice pause reading chart room team level',
  V: 'checks reads changes orders records repeats follows compares explains moves reviews delays confirms counts describes finds guides holds keeps leaves marks names notes opens passes questions reaches receives reports returns sees sends sorts starts studies tests traces weighs writes',
  W: 'before the morning round|after the second call|during the night shift|at the front desk|in the smallest clinic|on the busiest day|near the end of winter|without another visit|between two appointments|along the whole pathway|under ordinary pressure|outside office hours|beside the open door|within a few minutes|across the whole region|for the first time|in plain language|on the same afternoon|with a second opinion|from the earliest sign',
} as const;

/** A star is any word of the real articles, so that the vocabulary is as wide as in life. */
const patterns = [
  'The A N V each A N W, and the P V the * N.',
  'Each P V the A N W, while the A P V every * N.',
  'When the A N V the N, the P V the * N W.',
  'No P V the A N until the * N V the A N W.',
  'W, the A P V the N that the * P V.',
  'Every A N V the P who V the * N W.',
  'The P V the N, the P V the A N, and the * N V both W.',
  'Because the A P V the * N, the N V the A N W.',
  'Whoever V the A N W also V the * N of the A P.',
  'The * N is what the P V W, and the A N V it again.',
  'If the N V the A N W, the P V the * N instead.',
  'Nobody V the * N as the A P V the A N W.',
  'The first A N V the P, and the last * N V the A P W.',
  'What the P V W, the A P V against the * N.',
  'Where the A N V the * P, the N V the A N W.',
  'The A P and the P each V the * N, since the N V the A N W.',
] as const;

const choices = new Map<string, readonly string[]>(
  Object.entries(bank).map(([blank, words]) => [
    blank,
    words.split(words.includes('|') ? '|' : ' '),
  ]),
);

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words of the real articles that the checker takes: not foreign, not among the refused. */
function listArticleWords(): string[] {
  const refused = new RegExp(
    bannedPhrases.map(({ phrase }) => `^${phrase.replace('*', '')}`).join('|'),
  );
  const folder = path.join(import.meta.dirname, '../../src/content/articles');
  const bodies = globSync('*.mdx', { cwd: folder })
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').split(/^---$/m)[2] ?? '')
    .map((body) => body.replace(/\*[^*]*\*|`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' '));
  const words = bodies.flatMap((body) => body.match(/(?<=\s)[a-z]{4,9}(?=\s)/g) ?? []);
  return [...new Set(words)].filter((word) => !refused.test(word));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Makes words, headings and sentences; a heading or sentence never comes a second time. */
export interface Composer {
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Some words, such as `A N` or `the * N`, which may come again. */
  readonly phrase: (pattern: string) => string;
  /** The same with a capital, and never twice. */
  readonly heading: (pattern: string) => string;
  readonly sentence: () => string;
  readonly paragraph: (sentences: number) => string;
}

/** @param seed the same seed always gives the same text */
export function createComposer(seed: number): Composer {
  const random = createRandom(seed);
  const words = listArticleWords();
  const said = new Set<string>();

  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const phrase = (pattern: string) =>
    pattern.replace(/\b[PANVW]\b|\*/g, (blank) => pick(choices.get(blank) ?? words));
  const sayOnce = (pattern: () => string): string => {
    const text = capitalize(phrase(pattern()));
    if (said.has(text)) return sayOnce(pattern);
    said.add(text);
    return text;
  };
  const sentence = () => sayOnce(() => pick(patterns));
  return {
    between,
    pick,
    phrase,
    heading: (pattern) => sayOnce(() => pattern),
    sentence,
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  };
}
