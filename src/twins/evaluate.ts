import { parseExpressionAt } from 'acorn';

/** A node of the tree of an expression (ESTree), as far as it is looked at. */
interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listNodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function readTemplate({ quasis, expressions }: SyntaxNode): string | undefined {
  const [only] = listNodes(quasis);
  const words = only?.['value'];
  if (listNodes(expressions).length > 0 || typeof words !== 'object' || words === null) {
    return undefined;
  }
  return 'cooked' in words ? String(words.cooked) : undefined;
}

function read(root: unknown): unknown {
  if (!isNode(root)) return undefined;
  const { type, value, argument, operator, elements, properties } = root;
  switch (type) {
    case 'Literal':
      return value;
    case 'TemplateLiteral':
      return readTemplate(root);
    case 'UnaryExpression':
      return operator === '-' ? -Number(read(argument)) : undefined;
    case 'ArrayExpression':
      return listNodes(elements).map(read);
    case 'ObjectExpression':
      return Object.fromEntries(
        listNodes(properties).map(({ key, value: held }) => {
          const name = isNode(key) ? (key['name'] ?? key['value']) : '';
          return [String(name), read(held)];
        }),
      );
    default:
      return undefined;
  }
}

/**
 * The value of an expression between braces: a text, a number, a list or a group of such.
 * @param expression as it is written
 * @returns undefined for a remark, and for what only code could tell
 * @throws {SyntaxError} when it is no expression
 */
export function evaluate(expression: string): unknown {
  // In a list a remark alone is an expression, too.
  const list = read(parseExpressionAt(`[${expression}\n]`, 0, { ecmaVersion: 'latest' }));
  return Array.isArray(list) ? list[0] : undefined;
}
