import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdx } from 'micromark-extension-mdx';

const syntax = {
  extensions: [frontmatter(), gfm(), mdx()],
  mdastExtensions: [frontmatterFromMarkdown(), gfmFromMarkdown(), mdxFromMarkdown()],
};

/**
 * Parses a whole file with the reference parser of MDX.
 * @throws the reason why the file cannot be read, with its place
 */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, syntax);
}
