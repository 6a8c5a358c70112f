import { slug } from 'github-slugger';
import { readWords } from '../query.ts';
import { firstSentence } from '../site-index.ts';

/** What the index knows of a page or article. */
export interface SearchRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The text in Markdown. */
  readonly body: string;
  /** The body as it was written, in which sections may have fragments of their own. */
  readonly source: string;
  /** Words by which it should be found: its keywords, and what the list of synonyms says. */
  readonly words: readonly string[];
  readonly kind: 'page' | 'article';
  /** Whether the page for searching has a line for it, from which results take title and sentence. */
  readonly isListed: boolean;
  /** The day of publication of an article. */
  readonly date?: Date;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The words of a block of Markdown, without its marks, links and numbers of sources. */
function readBlock(block: string): string {
  return block
    .replaceAll(/^\|(?: --- \|)+$/gm, '')
    .replaceAll(/^[>\s]*(?:[-#]+|\d+\.)?\s+/gm, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[\d+(?:, [^\]]*)?\]/g, '')
    .replaceAll(/<(https?:[^>]*)>/g, '')
    .replaceAll(/[*|>\\`]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The fragments that sections give themselves, by heading. */
function listFragments(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/<Section\s[^>]*>/g)].flatMap(([tag]) => {
      const heading = /\bheading="([^"]*)"/.exec(tag)?.[1];
      const id = /\bid="([^"]*)"/.exec(tag)?.[1];
      return heading === undefined || id === undefined ? [] : [[heading, id] as const];
    }),
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const element = (name: string, words: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${escape(words)}</${name}>`;

/** What both indexes filter by, and what a result shows that the page has not. */
function writeMarks(record: SearchRecord, part: string): string {
  const { kind, date, isListed, title, description } = record;
  const shown = {
    // As it is shown: a browser needs some 20 ms to get ready to write days.
    ...(date && { date: dayFormat.format(date) }),
    ...(!isListed && { title, sentence: firstSentence(description) }),
  };
  const marks = [
    `filter="part:${part}"`,
    `filter="kind:${kind}"`,
    ...(date ? [`filter="year:${date.getUTCFullYear()}"`] : []),
    ...Object.entries(shown).map(([name, text]) => `meta="${name}[title]" title="${escape(text)}"`),
  ];
  return marks.map((mark) => `<i data-pagefind-${mark}></i>`).join('');
}

const whole = (...content: readonly string[]): string =>
  `<html lang="en"><body>${content.join('')}</body></html>`;

/** What a text is called counts most, then the words by which it should be found. */
const weights = {
  title: 'data-pagefind-weight="10"',
  words: 'data-pagefind-weight="6"',
  description: 'data-pagefind-weight="3"',
} as const;

/**
 * What the first index holds of a text: what it is called and about, and by which words it should be
 * found, each word once and those left out that nobody looks for. One file then holds all texts,
 * small enough to be there while somebody types.
 * @see https://pagefind.app/docs/weighting/
 */
export function writeTopics(record: SearchRecord): string {
  const { title, description, body, words, kind } = record;
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const called = readWords(title);
  const wanted = readWords(words.join(' ')).filter((word) => !called.includes(word));
  const about = readWords(
    [description, ...(kind === 'page' ? headings : [])].map(readBlock).join(' '),
  );
  const others = about.filter((word) => ![...called, ...wanted].includes(word));
  return whole(
    element('p', called.join(' '), weights.title),
    element('p', wanted.join(' '), weights.words),
    element('p', others.join(' ')),
    writeMarks(record, 'topics'),
  );
}

/** The whole text, by its sections, as the second index holds it. */
export function writeText(record: SearchRecord): string {
  const { title, description, words, body, source } = record;
  const fragments = listFragments(source);
  const text = body.split(/\n{2,}/).map((block) => {
    const heading = /^## (.+)$/.exec(block)?.[1];
    if (heading === undefined) return element('p', readBlock(block));
    const id = fragments.get(heading) ?? slug(readBlock(heading));
    return element('h2', readBlock(heading), `id="${escape(id)}"`);
  });
  return whole(
    element('p', title, weights.title),
    element('p', words.join(', '), weights.words),
    element('p', description, weights.description),
    ...text,
    writeMarks(record, 'text'),
  );
}
