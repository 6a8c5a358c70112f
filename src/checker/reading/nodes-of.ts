import type { Body } from '../facts.ts';
import type { MarkdownNode } from '../../mdx/parse-mdx.ts';

type NodeOf<Type> = Extract<MarkdownNode, { type: Type }>;

/** The nodes of some types, each with its line. */
export function nodesOf<Type extends MarkdownNode['type']>(
  { nodes }: Body,
  ...types: readonly Type[]
) {
  const isWanted = (node: MarkdownNode): node is NodeOf<Type> =>
    (types as readonly string[]).includes(node.type);
  return nodes
    .filter(isWanted)
    .map((node: MarkdownNode & NodeOf<Type>) => ({ node, line: node.position?.start.line ?? 1 }));
}
