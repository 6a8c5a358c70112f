import type { Props } from '../mdx/parse-body.ts';
import type { ResolveName } from './resolve-names.ts';
import { blocks, group, item, list, table, text } from './syntax.ts';

/** Fields that place, color or mark what is drawn, and say nothing. */
const silent = new Set(
  'kind mark by color start end minutes timesPerYear href full periods peaks pitch'.split(' '),
);

/** Props of the component itself of the same kind; the scale is said with each level. */
const silentProps = new Set('id cite source system lanes category'.split(' '));

/** `rowHeading` → Row heading */
function nameField(key: string): string {
  const words = key.replaceAll(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value fits into a cell. */
function isFlat(value: unknown): boolean {
  if (isGroup(value)) return false;
  return list(value).every((part) => !isGroup(part));
}

/** A word in lower case chooses a look, and a number a scale. */
function isSetting(value: unknown): boolean {
  return typeof value === 'string' ? /^[a-z-]*$/.test(value) : !isGroup(value) && !list(value)[0];
}

/**
 * Says as Markdown what the props of a drawing hold, so that a drawing needs no words of its own: a
 * list of groups with the same fields becomes a table, one with lists inside becomes a list.
 * @param resolve says what stands for a name: a figure for the id of a claim
 */
export function describeProps(props: Props, resolve: ResolveName): string {
  /** A value as words in a line. */
  function inline(key: string, value: unknown): string {
    if (Array.isArray(value)) {
      const isPair = value.length === 2 && !list(value).some((part) => Array.isArray(part));
      return value
        .map((part) => inline(key, part))
        .filter(Boolean)
        .join(isPair ? (value.every(isNumber) ? ' to ' : ': ') : '; ');
    }
    if (isGroup(value)) {
      return fieldsOf(group(value))
        .map(([name, held]) => inline(name, held))
        .filter(Boolean)
        .join(': ');
    }
    return resolve(key, text(value)) ?? text(value);
  }

  function fieldsOf(data: Props): [string, unknown][] {
    return Object.entries(data).filter(([key]) => !silent.has(key));
  }

  /** A group as an item of a list: its first words, then the rest. */
  function describeItem(data: Props): string {
    const [first, ...others] = fieldsOf(data);
    if (!first) return '';
    const head = `**${inline(...first)}**`;
    const flat = others.filter(([, value]) => isFlat(value));
    const words = flat.map(([key, value]) => inline(key, value)).filter(Boolean);
    const deep = others.filter(([, value]) => !isFlat(value));
    return [
      [head, ...words].join(' – '),
      ...deep.map(([, value]) => describeList(Array.isArray(value) ? value : [value])),
    ].join('\n');
  }

  function describeList(values: readonly unknown[]): string {
    return values
      .map((value) => item('-', isGroup(value) ? describeItem(group(value)) : inline('', value)))
      .join('\n');
  }

  function describeTable(rows: readonly Props[]): string {
    const keys = [...new Set(rows.flatMap((row) => fieldsOf(row).map(([key]) => key)))];
    return table(
      keys.map(nameField),
      rows.map((row) => keys.map((key) => inline(key, row[key]))),
    );
  }

  function describe(key: string, value: unknown): string {
    const values = list(value);
    if (values.length > 0 && values.every(isGroup)) {
      const rows = values.map(group);
      const isTable = rows.every((row) => fieldsOf(row).every(([, held]) => isFlat(held)));
      return isTable ? describeTable(rows) : describeList(rows);
    }
    if (values.length > 0) return describeList(values);
    if (isGroup(value)) {
      const fields = fieldsOf(group(value));
      const words = fields.filter(([, held]) => isFlat(held) && !Array.isArray(held));
      const line = words.map(([name, held]) => inline(name, held)).join(', ');
      const deep = fields.filter((field) => !words.includes(field));
      return blocks(line, ...deep.map(([name, held]) => describe(name, held)));
    }
    return inline(key, value);
  }

  const shown = fieldsOf(props).filter(
    ([key, value]) => !silentProps.has(key) && !isSetting(value),
  );
  const labels = shown.filter(([, value]) => typeof value === 'string');
  const data = shown.filter(([, value]) => typeof value !== 'string');
  return blocks(
    labels.map(([key, value]) => inline(key, value)).join(' · '),
    ...data.map(([key, value]) => describe(key, value)),
  );
}
