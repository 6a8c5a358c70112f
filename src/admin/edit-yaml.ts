import * as yamlPlugin from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

export type Values = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values of YAML say the same; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => key in b && isSame(a[key], b[key]))
    );
  }
  return a === b;
}

/**
 * A text in quotes wherever a reader of YAML 1.1 takes it for something else: a day, a number, yes.
 * @see https://yaml.org/type/
 */
function writeScalar(value: unknown): Scalar {
  const scalar = new Scalar(value);
  if (typeof value !== 'string') return scalar;
  const read: unknown = parse(`- ${value}`, { version: '1.1', logLevel: 'silent', strict: false });
  if (!isSame(read, [value])) scalar.type = 'QUOTE_SINGLE';
  return scalar;
}

function updateMap(document: Document, map: YAMLMap<Scalar, Node>, values: Values): void {
  const pairs = new Map(map.items.map((pair) => [String(pair.key.value), pair]));
  const keys = Object.keys(values);
  // What is new comes after the field before it; everything else stays where its author put it.
  const order = map.items.map(({ key }) => String(key.value)).filter((key) => key in values);
  keys.forEach((key, index) => {
    if (order.includes(key)) return;
    order.splice(index === 0 ? 0 : order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  });
  map.items = order.map((key) => {
    const pair = pairs.get(key) ?? document.createPair<Scalar>(key, null);
    pair.value = update(document, pair.value ?? undefined, values[key]);
    return pair;
  });
}

function updateList(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]): void {
  const left = new Map(list.items.map((item, index) => [index, item]));
  // Items that say the same keep their form and their comments, wherever they are now.
  const kept = values.map((value) => {
    const found = [...left].find(([, item]) => isSame(item.toJS(document), value));
    if (found) left.delete(found[0]);
    return found?.[1];
  });
  list.items = values.map((value, index) => {
    const known = kept[index];
    if (known) return known;
    const before = left.get(index);
    left.delete(index);
    return update(document, before, value);
  });
}

/** The node that holds a value: the one before, changed where it says something else, or a new one. */
function update(document: Document, before: Node | undefined, value: unknown): Node {
  if (before && isSame(before.toJS(document), value)) return before;
  if (Array.isArray(value)) {
    const list = isSeq<Node>(before) ? before : (document.createNode([]) as YAMLSeq<Node>);
    // Short lists of names stand in one line, as everywhere in the content.
    if (!isSeq(before)) list.flow = value.every((item) => typeof item !== 'object');
    updateList(document, list, value);
    return list;
  }
  if (isObject(value)) {
    const map = isMap<Scalar, Node>(before)
      ? before
      : (document.createNode({}) as YAMLMap<Scalar, Node>);
    if (!isMap(before)) map.flow = false;
    updateMap(document, map, value);
    return map;
  }
  const scalar = writeScalar(value);
  if (isScalar(before)) {
    scalar.comment = before.comment ?? null;
    scalar.commentBefore = before.commentBefore ?? null;
    if (before.type === 'QUOTE_SINGLE' && typeof value === 'string') scalar.type = before.type;
  }
  return scalar;
}

/**
 * Puts values into a document, which keeps its comments, its order and the form of everything that
 * did not change.
 * @param values all there is; keys that are not among them are taken out of the document
 */
export function putValues(document: Document, values: Values): void {
  const map = isMap<Scalar, Node>(document.contents)
    ? document.contents
    : (document.createNode({}) as YAMLMap<Scalar, Node>);
  map.flow = false;
  updateMap(document, map, values);
  document.contents = map;
}

/**
 * The one form in which YAML is written: Prettier's, with the options of this repository.
 * @param width where lists in one line are broken, in characters; `Infinity` never
 * @throws {SyntaxError} when the document is no YAML
 */
export async function formatYaml(document: Document, width: number): Promise<string> {
  const text = document.toString({ lineWidth: 0, singleQuote: true });
  return format(text, {
    parser: 'yaml',
    plugins: [yamlPlugin],
    singleQuote: true,
    printWidth: width,
  });
}
