/** A quoted text inside `{…}` and the name of the field or prop that holds it. */
export interface Literal {
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

/** A node of the tree of an expression (ESTree with JSX), as far as it is looked at. */
interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

/**
 * Finds the texts in an expression, such as `[{ title: 'Fast', claim: 'uptime' }]`.
 * @param root the tree of the expression, with the lines of the file
 * @param key the name of the prop, which holds every text that has no nearer name
 */
export function readExpression(root: unknown, key: string): Literal[] {
  if (Array.isArray(root)) return root.flatMap((child) => readExpression(child, key));
  if (!isNode(root)) return [];
  const { type, loc, name, value, quasis } = root;
  const nameOf = (node: unknown) =>
    isNode(node) ? String(node[node.type === 'Literal' ? 'value' : 'name']) : '';
  const { line } = loc.start;
  if (type === 'Literal') return typeof value === 'string' ? [{ key, text: value, line }] : [];
  if (type === 'Property') return readExpression(value, nameOf(root['key']));
  if (type === 'JSXAttribute') return readExpression(value, nameOf(name));
  if (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1) {
    const [{ value: words }] = quasis as [{ readonly value: { readonly cooked: string } }];
    return [{ key, text: words.cooked, line }];
  }
  return Object.values(root).flatMap((child) => readExpression(child, key));
}
