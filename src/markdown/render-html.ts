import { defineMdastPlugin, markdownToHtml } from 'satteri';

/** Tags in a text, such as those that titles of sources bring along, go; their words stay. */
const withoutTags = defineMdastPlugin({
  name: 'without-tags',
  html: (node, context) => {
    context.removeNode(node);
  },
});

/**
 * The HTML of a text for feed readers, which show it in a look of their own.
 * @param markdown with addresses written out
 */
export function renderHtml(markdown: string): string {
  const features = { frontmatter: false };
  return markdownToHtml(markdown, { features, mdastPlugins: [withoutTags] }).html;
}
