import { lineAt, splitSentences, type Entry, type Prose } from '../facts.ts';
import type { MarkdownNode } from '../../mdx/parse-mdx.ts';
import { readProse } from './read-prose.ts';

/** A share: how many of how many. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** Paragraphs close too short when their last sentence has no more words than this. */
const shortCloser = 8;

const connective =
  /\b(?:because|so that|therefore|thus|hence|however|but|although|though|since|as a result|for this reason|for these reasons|for example|for instance|whereas|while|otherwise|unless|besides|meanwhile|finally|instead|in addition|by contrast)\b|, so\b|^(?:So|First|Second|Third|Then|Yet|Still|Also)\b/i;

const questionWord = /(?:^|[,:] )(?:what|who|where|when|why|how|which|whose)\b/i;

/** Words whose use is counted; "and not" as a contrast, not "and not yet". */
const countedWords = {
  apart: /\bapart\b/gi,
  'stand(s), stood': /\b(?:stand|stands|stood)\b/gi,
  'and not Y': /\band not\b(?! yet\b)/gi,
  beside: /\bbeside\b/gi,
} as const;

export type CountedWord = keyof typeof countedWords;
export const countedWordNames = Object.keys(countedWords) as CountedWord[];

/** The measures of one text. */
export interface ProseMeasures {
  /** Paragraphs of two sentences and more that close on eight words or fewer. */
  readonly shortClosers: Share;
  /** Section headings that are or hold a question clause. */
  readonly questionHeadings: Share;
  /** Sentences of running text that hold a connective. */
  readonly connectives: Share;
  readonly counts: Readonly<Record<CountedWord, number>>;
  /** The first word of the button that closes a page: Request, See. */
  readonly callVerb: string | undefined;
}

/** Paragraphs of running text; what is quoted, such as a call, closes as people speak. */
function listParagraphs(node: MarkdownNode): Prose[] {
  if (node.type === 'blockquote') return [];
  if (node.type === 'paragraph') return [readProse(node, 'text')];
  return 'children' in node ? node.children.flatMap(listParagraphs) : [];
}

function paragraphsOf({ body: { nodes } }: Entry): Prose[] {
  const [root] = nodes;
  return root ? listParagraphs(root) : [];
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\uFFFC][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** A closing sentence or a heading, and whether it is one of those that are counted. */
interface Counted {
  readonly text: string;
  readonly line: number | undefined;
  readonly isMeant: boolean;
}

/** The sentences that close paragraphs of two sentences and more; meant are the short ones. */
export function listClosers(entry: Entry): Counted[] {
  return paragraphsOf(entry).flatMap((paragraph) => {
    const sentences = splitSentences(paragraph.text);
    const last = sentences.at(-1);
    if (!last || sentences.length < 2) return [];
    const isMeant = countWords(last.text) <= shortCloser;
    return [{ text: last.text, line: lineAt(paragraph, last.start), isMeant }];
  });
}

/** The section headings; meant are those that are a question clause or hold one. */
export function listSectionHeadings({ body }: Entry): Counted[] {
  return body.headings
    .filter(({ depth }) => depth === 2)
    .map(({ text, line }) => ({ text, line, isMeant: questionWord.test(text) }));
}

export function shareOf(items: readonly { readonly isMeant: boolean }[]): Share {
  return { part: items.filter(({ isMeant }) => isMeant).length, whole: items.length };
}

/** Measures how one page or article reads. */
export function measureProse(entry: Entry): ProseMeasures {
  const sentences = paragraphsOf(entry)
    .flatMap(({ text }) => splitSentences(text))
    .filter(({ text }) => countWords(text) > 1);
  const words = entry.prose.map(({ text }) => text).join('\n');
  const count = (pattern: RegExp): number => words.match(pattern)?.length ?? 0;
  const call = entry.body.elements.findLast(({ name }) => name === 'CallToAction');
  return {
    shortClosers: shareOf(listClosers(entry)),
    questionHeadings: shareOf(listSectionHeadings(entry)),
    connectives: shareOf(sentences.map(({ text }) => ({ isMeant: connective.test(text) }))),
    counts: {
      apart: count(countedWords.apart),
      'stand(s), stood': count(countedWords['stand(s), stood']),
      'and not Y': count(countedWords['and not Y']),
      beside: count(countedWords.beside),
    },
    callVerb: call?.props.get('label')?.text?.split(' ')[0],
  };
}

/** Adds shares of several texts up. */
export function addShares(shares: readonly Share[]): Share {
  return shares.reduce<Share>(
    (sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }),
    { part: 0, whole: 0 },
  );
}

/** A share as a fraction; 0 of nothing is 0. */
export function fractionOf({ part, whole }: Share): number {
  return whole === 0 ? 0 : part / whole;
}
