import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldMeaning } from '../../schemas/collections.ts';
import { proseOnLine, type LineOf, type Mention, type Prose, type Source } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { describeYaml } from './yaml-faults.ts';

/** The front matter of one file, or the whole of a YAML file. */
export interface Yaml {
  /** Undefined when the YAML cannot be read. */
  readonly value: unknown;
  /** True when it cannot be read, so that nothing is known of what it holds. */
  readonly isBroken: boolean;
  readonly lineOf: LineOf;
  readonly problems: readonly Problem[];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads YAML as Astro does (YAML 1.2 with time stamps).
 * @param text the YAML without its `---` lines
 * @param file the path named in problems
 * @param linesBefore how many lines of the file stand before the text
 */
export function readYaml(text: string, file: string, linesBefore: number): Yaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, customTags: ['timestamp'] });
  const lineInText = (offset: number) => lineCounter.linePos(offset).line;
  const lineFrom = (offset: number) => lineInText(offset) + linesBefore;
  const field = linesBefore > 0 ? 'front matter' : 'file';
  const fault = describeYaml(document.errors, text, lineInText);
  const problems = fault ? [{ ...fault, file, field, line: fault.line + linesBefore }] : [];

  function lineOf(path: readonly PropertyKey[]): number | undefined {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const segment of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === segment);
        if (!pair) break;
        if (isNode(pair.key) && pair.key.range) line = lineFrom(pair.key.range[0]);
        node = pair.value;
      } else if (isSeq(node) && typeof segment === 'number') {
        node = node.items[segment];
        if (isNode(node) && node.range) line = lineFrom(node.range[0]);
      } else break;
    }
    return line;
  }

  /** Texts that begin with a typographic quote, which YAML takes for a letter of the text. */
  function findCurlyQuotes(): Problem[] {
    const found: Problem[] = [];
    visit(document, {
      Scalar(_key, { type, value: text, range }) {
        if (type !== 'PLAIN' || typeof text !== 'string' || !range) return;
        const [, words] = /^[“„‘]([^“„‘”]*)[”’]$/s.exec(text) ?? [];
        if (words === undefined) return;
        const write = `straight ones, or none: "${words}"`;
        const location = { file, field, line: lineFrom(range[0]) };
        found.push({ ...location, found: `typographic quotes around ${text}`, write });
      },
    });
    return found;
  }

  /** What follows a # is a comment, which an editor did not mean inside a text. */
  function findCutTexts(): Problem[] {
    const lines = text.split('\n');
    return lines.flatMap((written, index): Problem[] => {
      const [, name = '', value = ''] =
        /^\s*(?:- )?([\w-]+):\s+([^\s'"[{|>].*)$/.exec(written) ?? [];
      if (!/^#|\s#/.test(value)) return [];
      const quote = value.includes("'") ? '"' : "'";
      const found = 'a # that hides the rest of the line';
      const write = `quotes around the text: ${name}: ${quote}${value}${quote}`;
      return [{ file, field, line: index + 1 + linesBefore, found, write }];
    });
  }

  const isBroken = problems.length > 0;
  return {
    value: isBroken ? undefined : document.toJS(),
    lineOf,
    isBroken,
    problems: isBroken ? problems : [...findCurlyQuotes(), ...findCutTexts()],
  };
}

/** Stands for the fields of a file in which every text is read by visitors. */
export const allWords = Symbol('all words');

function wordingKind(words: string): 'title' | 'text' {
  return /[.!?]$/.test(words) ? 'text' : 'title';
}

/**
 * Gathers the words of a YAML value and what it names.
 * @param fields what each field holds, by path without the places in lists
 * @param recordDepth how many ids stand before the path of a field: 1 in a file of records
 */
export function readFields(
  { value, lineOf }: Yaml,
  fields: Readonly<Record<string, FieldMeaning>> | typeof allWords,
  recordDepth: 0 | 1,
): Pick<Source, 'prose' | 'mentions'> {
  const prose: Prose[] = [];
  const mentions: Mention[] = [];
  function gather(node: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) gather(item, [...path, index]);
    } else if (isRecord(node)) {
      for (const [name, child] of Object.entries(node)) gather(child, [...path, name]);
    } else if (typeof node === 'string') {
      const names = path.slice(recordDepth).filter((segment) => typeof segment === 'string');
      const meaning = fields === allWords ? wordingKind(node) : fields[names.join('.')];
      if (meaning === undefined) return;
      const line = lineOf(path) ?? 1;
      if (meaning === 'title' || meaning === 'text') {
        prose.push(proseOnLine(line, 'field', meaning, node));
      } else mentions.push({ meaning, name: node, line, field: path.join('.') });
    }
  }
  gather(value, []);
  return { prose, mentions };
}
