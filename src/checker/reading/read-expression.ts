/** A quoted text inside `{…}` and the name of the field or prop that holds it. */
export interface Literal {
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

/** A node of the tree of an expression (ESTree with JSX), as far as it is looked at. */
interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

function nameOf(key: unknown): string {
  if (!isNode(key)) return '';
  const name = key.type === 'Literal' ? key['value'] : key['name'];
  return typeof name === 'string' ? name : '';
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  const quasis: readonly { readonly value: { readonly cooked: string } }[] = node['quasis'];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

function lineOf({ loc }: SyntaxNode): number {
  return (loc as { readonly start: { readonly line: number } }).start.line;
}

/**
 * Finds the texts in an expression, such as `[{ title: 'Fast', claim: 'uptime' }]`.
 *
 * @param root the tree of the expression, with the lines of the file
 * @param key the name of the prop, which holds every text that has no nearer name
 */
export function readExpression(root: unknown, key: string): Literal[] {
  if (Array.isArray(root)) return root.flatMap((child) => readExpression(child, key));
  if (!isNode(root)) return [];
  const text = textOf(root);
  if (text !== undefined) return [{ key, text, line: lineOf(root) }];
  if (root.type === 'Property') return readExpression(root['value'], nameOf(root['key']));
  if (root.type === 'JSXAttribute') return readExpression(root['value'], nameOf(root['name']));
  return Object.values(root).flatMap((child) => readExpression(child, key));
}
