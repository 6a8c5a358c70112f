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

/** In a list a remark alone is an expression, too. */
function parseInList(expression: string): unknown {
  try {
    return parseExpressionAt(`[${expression}\n]`, 0, { ecmaVersion: 'latest' });
  } catch {
    // Such as a tag between braces, which is no language of this parser.
    return undefined;
  }
}

/**
 * The value of an expression between braces: a text, a number, a list or a group of such.
 * @param expression as it is written
 * @returns undefined for a remark, and for what only code could tell
 */
export function evaluate(expression: string): unknown {
  const list = read(parseInList(expression));
  return Array.isArray(list) ? list[0] : undefined;
}
