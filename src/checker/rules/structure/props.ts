import { inEach, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';
import { judgeFields } from '../../props/judge-value.ts';
import { isSyntaxNode, readValue, type PropValue } from '../../props/read-value.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import type { MarkdownElement } from '../../../mdx/parse-mdx.ts';

/** Astro's own: where the children of a component with several places go. */
const ownAttributes = new Set(['slot']);

/** The expression in the braces of a prop. */
function expressionOf(program: { readonly body: readonly unknown[] } | null | undefined): unknown {
  const [statement] = program?.body ?? [];
  return isSyntaxNode(statement) ? statement['expression'] : undefined;
}

function readGiven({ attributes }: MarkdownElement, holderLine: number): Map<string, PropValue> {
  const given = new Map<string, PropValue>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || ownAttributes.has(attribute.name)) continue;
    const { name, value } = attribute;
    const line = attribute.position?.start.line ?? holderLine;
    if (typeof value === 'string') given.set(name, { kind: 'plain', value, line });
    else if (!value) given.set(name, { kind: 'plain', value: true, line });
    else given.set(name, readValue(expressionOf(value.data?.estree), line));
  }
  return given;
}

/** The props of a component are those that it has, with values that it knows, and none lacks. */
export function checkProps({ entries, components }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(({ node, line }) => {
      const name = node.name ?? '';
      const props = components.get(name);
      if (!props) return [];
      return judgeFields(readGiven(node, line), props, { name: `<${name}>`, line });
    }),
  );
}
