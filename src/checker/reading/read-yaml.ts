import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeSchema, fieldOf, type Schema } from '../../schemas/describe-schema.ts';
import { type LineOf, type Mention, type Prose, type Source } from '../facts.ts';
import type { Problem } from '../problem.ts';
import { describeYaml, quoteValue } from './yaml-faults.ts';

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

  /** Typographic quotes are letters of a text, and what follows a # is a comment. */
  function findSlips(): Problem[] {
    return text.split('\n').flatMap((written, index): Problem[] => {
      const location = { file, field, line: index + 1 + linesBefore };
      if (/^\s*(?:- |(?:- )?[\w-]+:\s+|.*\[)\[?[“„‘][^“„‘”]*[”’]\s*(?:$|[,\]])/.test(written)) {
        const write = written.trim().replaceAll(/[“„‘]([^“„‘”]*)[”’]/g, '"$1"');
        return [{ ...location, found: 'typographic quotes', write: `straight ones: ${write}` }];
      }
      const [, value = ''] = /^\s*(?:- )?[\w-]+:\s+([^\s'"[{|>].*)$/.exec(written) ?? [];
      if (!/^#|\s#/.test(value)) return [];
      const found = 'a # that hides the rest of the line';
      return [{ ...location, found, write: quoteValue(written) }];
    });
  }

  const isBroken = problems.length > 0;
  return {
    value: isBroken ? undefined : document.toJS(),
    lineOf,
    isBroken,
    problems: isBroken ? problems : findSlips(),
  };
}

/**
 * Gathers the words of a YAML value and what it names.
 * @param schema says of each field what it holds
 * @param recordDepth how many ids stand before the path of a field: 1 in a file of records
 * @param isForeign whether its words are no words of the site
 */
export function readFields(
  { value, lineOf }: Yaml,
  schema: z.ZodType,
  recordDepth: 0 | 1,
  isForeign = false,
): Pick<Source, 'prose' | 'mentions'> {
  const prose: Prose[] = [];
  const mentions: Mention[] = [];
  function gather(node: unknown, path: readonly (string | number)[], field: Schema): void {
    const isId = path.length < recordDepth;
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        gather(item, [...path, index], fieldOf(field, index));
      }
    } else if (isRecord(node)) {
      for (const [name, child] of Object.entries(node)) {
        gather(child, [...path, name], isId ? field : fieldOf(field, name));
      }
    } else if (typeof node === 'string') {
      const line = lineOf(path) ?? 1;
      const { meaning, limits } = field;
      if (meaning === 'title' || meaning === 'text' || meaning === 'words') {
        const kind = meaning === 'words' ? (/[.!?]$/.test(node) ? 'text' : 'title') : meaning;
        const pieces = [{ start: 0, line, isForeign: false }];
        if (!isForeign) {
          const at = { location: 'field', field: path.join('.'), limits } as const;
          prose.push({ ...at, kind, text: node, pieces });
        }
      } else if (meaning) mentions.push({ meaning, name: node, line, field: path.join('.') });
    }
  }
  gather(value, [], describeSchema(schema));
  return { prose, mentions };
}
