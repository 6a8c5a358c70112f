import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { FieldMeaning } from '../../schemas/collections.ts';
import { proseOnLine, type LineOf, type Mention, type Prose, type Source } from '../facts.ts';
import type { Problem } from '../problem.ts';

/** The front matter of one file, or the whole of a YAML file. */
export interface Yaml {
  /** Undefined when the YAML cannot be read. */
  readonly value: unknown;
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
  const lineFrom = (offset: number) => lineCounter.linePos(offset).line + linesBefore;

  const problems = document.errors.map((error) => ({
    file,
    line: lineFrom(error.pos[0]),
    field: linesBefore > 0 ? 'front matter' : 'file',
    found: `YAML that cannot be read (${(error.message.split(' at line ')[0] ?? '').trim()})`,
    write: '"name: value" lines, each name once, with quotes around text that holds a colon',
  }));

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

  const value: unknown = problems.length > 0 ? undefined : document.toJS();
  return { value, lineOf, problems };
}

/**
 * Gathers the words of a YAML value and what it names.
 * @param fields what each field holds, by path without the places in lists
 * @param recordDepth how many ids stand before the path of a field: 1 in a file of records
 */
export function readFields(
  { value, lineOf }: Yaml,
  fields: Readonly<Record<string, FieldMeaning>>,
  recordDepth: 0 | 1,
): Pick<Source, 'prose' | 'mentions'> {
  const prose: Prose[] = [];
  const mentions: Mention[] = [];
  function visit(node: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, [...path, index]);
    } else if (isRecord(node)) {
      for (const [name, child] of Object.entries(node)) visit(child, [...path, name]);
    } else if (typeof node === 'string') {
      const names = path.slice(recordDepth).filter((segment) => typeof segment === 'string');
      const meaning = fields[names.join('.')];
      if (meaning === undefined) return;
      const line = lineOf(path) ?? 1;
      if (meaning === 'title' || meaning === 'text') {
        prose.push(proseOnLine(line, 'field', meaning, node));
      } else mentions.push({ meaning, name: node, line, field: path.join('.') });
    }
  }
  visit(value, []);
  return { prose, mentions };
}
