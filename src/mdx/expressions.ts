import { parseExpressionAt, type Expression, type Node } from 'acorn';

/** A text, a number, a list or a group in the value of an attribute, or code, which is never run. */
export interface Part {
  /** The way to it from the whole value, such as 0, title. */
  readonly path: readonly (string | number)[];
  /** How many lines below the brace it begins. */
  readonly line: number;
  /** Undefined for code, and in place of code in a list or a group. */
  readonly value: unknown;
  /** What is no text, number, list or group, as it is written. */
  readonly code?: string;
}

/** What only code could tell. */
export function codePart(code: string, line: number): Part {
  return { path: [], line, value: undefined, code };
}

/** The text of a literal, or of a template without values in it. */
function textOf(node: Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isText = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isText ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

function nameOf(key: Expression): string {
  return key.type === 'Identifier' ? key.name : String(key.type === 'Literal' && key.value);
}

/**
 * Reads an expression between braces.
 * @returns its parts, the whole value last; none for a remark
 */
export function readExpression(source: string): Part[] {
  const parts: Part[] = [];
  // In a list a remark alone is an expression, too.
  const list = `[${source}\n]`;

  function add(node: Node, path: Part['path'], more: Pick<Part, 'value' | 'code'>): unknown {
    parts.push({ path, line: (node.loc?.start.line ?? 1) - 1, ...more });
    return more.value;
  }

  function read(node: Expression, path: Part['path']): unknown {
    const text = textOf(node);
    if (text !== undefined) return add(node, path, { value: text });
    if (node.type === 'Literal' && ['number', 'boolean'].includes(typeof node.value)) {
      return add(node, path, { value: node.value });
    }
    const { type } = node;
    if (type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal') {
      return add(node, path, { value: -Number(node.argument.value) });
    }
    if (type === 'ArrayExpression') {
      const value = node.elements.map((item, index) =>
        item && item.type !== 'SpreadElement' ? read(item, [...path, index]) : undefined,
      );
      return add(node, path, { value });
    }
    if (type === 'ObjectExpression') {
      const fields = node.properties.flatMap((field) => {
        if (field.type === 'SpreadElement' || field.computed) return [];
        const name = nameOf(field.key);
        return [[name, read(field.value, [...path, name])] as const];
      });
      if (fields.length === node.properties.length) {
        return add(node, path, { value: Object.fromEntries(fields) });
      }
    }
    return add(node, path, { value: undefined, code: list.slice(node.start, node.end) });
  }

  try {
    const whole = parseExpressionAt(list, 0, { ecmaVersion: 'latest', locations: true });
    const [first] = whole.type === 'ArrayExpression' ? whole.elements : [];
    if (first && first.type !== 'SpreadElement') read(first, []);
  } catch {
    // Such as a tag between braces, which is no language of this parser.
    return [codePart(source, 0)];
  }
  return parts;
}
