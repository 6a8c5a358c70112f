import ts from 'typescript';

/** A quoted text inside `{…}` and the name of the field or prop that holds it. */
export interface Literal {
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

interface ReadExpression {
  readonly literals: readonly Literal[];
  /** The first syntax error, with its line. */
  readonly error: { readonly reason: string; readonly line: number } | undefined;
}

/** Syntax errors of a parsed file; TypeScript keeps them on the tree but leaves them untyped. */
function firstSyntaxError(file: ts.SourceFile): { text: string; start: number } | undefined {
  const found: unknown = 'parseDiagnostics' in file ? file.parseDiagnostics : undefined;
  const first: unknown = Array.isArray(found) ? found[0] : undefined;
  if (typeof first !== 'object' || first === null || !('messageText' in first)) return undefined;
  const start = 'start' in first && typeof first.start === 'number' ? first.start : 0;
  return { text: String(first.messageText), start };
}

function nameOf(name: ts.PropertyName | ts.JsxAttributeName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

/**
 * Finds the texts in the value of a prop, such as `[{ title: 'Fast', claim: 'uptime' }]`, without
 * running it.
 *
 * @param code what stands between the braces
 * @param line the line of the file on which the code begins
 * @param key the name of the prop, which holds every text that has no nearer name
 */
export function readExpression(code: string, line: number, key: string): ReadExpression {
  if (code.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') {
    return { literals: [], error: undefined };
  }
  const source = `(${code}\n)`;
  const file = ts.createSourceFile(
    'value.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const lineFrom = (offset: number) => line + source.slice(0, offset).split('\n').length - 1;
  const literals: Literal[] = [];

  function visit(node: ts.Node, nearest: string): void {
    if (ts.isStringLiteralLike(node)) {
      literals.push({ key: nearest, text: node.text, line: lineFrom(node.getStart(file)) });
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, nameOf(node.name));
    } else if (ts.isJsxAttribute(node)) {
      if (node.initializer) visit(node.initializer, nameOf(node.name));
    } else {
      ts.forEachChild(node, (child) => {
        visit(child, nearest);
      });
    }
  }
  visit(file, key);

  const error = firstSyntaxError(file);
  return {
    literals,
    error: error && { reason: error.text, line: lineFrom(Math.min(error.start, code.length)) },
  };
}
