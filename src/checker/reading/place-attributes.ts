import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = Element['attributes'][number];

const space = /\s*/y;
const blank = /\s/;

function skipSpace(source: string, offset: number): number {
  space.lastIndex = offset;
  space.exec(source);
  return space.lastIndex;
}

/**
 * Where the braces around some code end. The tree drops indentation, so only what is not white
 * space is compared.
 */
function findBraceEnd(source: string, start: number, code: string): number | undefined {
  if (source[start] !== '{') return undefined;
  let offset = start + 1;
  for (const character of code) {
    if (blank.test(character)) continue;
    offset = skipSpace(source, offset);
    if (!source.startsWith(character, offset)) return undefined;
    offset += character.length;
  }
  offset = skipSpace(source, offset);
  return source[offset] === '}' ? offset + 1 : undefined;
}

function findEnd(source: string, start: number, attribute: Attribute): number | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return findBraceEnd(source, start, attribute.value);
  }
  const { name, value } = attribute;
  if (!source.startsWith(name, start)) return undefined;
  const afterName = start + name.length;
  if (value === null || value === undefined) return afterName;
  const equals = skipSpace(source, afterName);
  if (source[equals] !== '=') return undefined;
  const valueStart = skipSpace(source, equals + 1);
  if (typeof value === 'object') return findBraceEnd(source, valueStart, value.value);
  const quote = source[valueStart];
  if (quote !== '"' && quote !== "'") return undefined;
  const end = source.indexOf(quote, valueStart + 1);
  return end < 0 ? undefined : end + 1;
}

/**
 * Gives the attributes of an element their places in the source, which Astro's parser leaves out.
 * They follow the name of the element one after another, with nothing but space between them.
 * @returns false when the source does not read as the element does
 */
export function placeAttributes({ name, attributes, position }: Element, source: string): boolean {
  if (attributes.length === 0) return true;
  const elementStart = position?.start;
  if (elementStart?.offset === undefined || name === null) return false;
  const nameStart = skipSpace(source, elementStart.offset + 1);
  if (!source.startsWith(name, nameStart)) return false;
  let offset = nameStart + name.length;
  let { line } = elementStart;
  let counted = elementStart.offset;
  /** The columns are not asked for by any rule. */
  const pointAt = (place: number) => {
    line += source.slice(counted, place).split('\n').length - 1;
    counted = place;
    return { line, column: 1, offset: place };
  };
  return attributes.every((attribute) => {
    const start = skipSpace(source, offset);
    const end = findEnd(source, start, attribute);
    if (end === undefined) return false;
    attribute.position = { start: pointAt(start), end: pointAt(end) };
    offset = end;
    return true;
  });
}
