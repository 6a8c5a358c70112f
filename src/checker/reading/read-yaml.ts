import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../problem.ts';
import type { RecordFile, YamlText } from '../checked-site.ts';
import { isRecord } from '../checked-site.ts';

/** What reading YAML gives: its value, the lines of its fields, and its syntax errors. */
interface ReadYaml extends YamlText {
  readonly problems: readonly Problem[];
}

/**
 * Reads YAML as Astro does (YAML 1.2 with time stamps).
 *
 * @param text the YAML without its `---` lines
 * @param file the path named in problems
 * @param linesBefore how many lines of the file stand before the text
 */
export function readYaml(text: string, file: string, linesBefore: number): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, customTags: ['timestamp'] });
  const lineFrom = (offset: number) => lineCounter.linePos(offset).line + linesBefore;

  const problems = document.errors.map((error) => ({
    file,
    line: lineFrom(error.pos[0]),
    field: 'front matter',
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

/** Reads a YAML file of records by id, such as `claims.yaml`. */
export function readRecords(text: string, file: string): RecordFile {
  const { value, lineOf, problems } = readYaml(text, file, 0);
  const records = new Map(isRecord(value) ? Object.entries(value) : []);
  return {
    file,
    records,
    lineOf,
    problems: problems.map((problem) => ({ ...problem, field: 'file' })),
  };
}
