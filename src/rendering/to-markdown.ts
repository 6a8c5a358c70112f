import type { Heading, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as write } from 'mdast-util-to-markdown';
import { siteWords } from '../messages/messages.ts';
import { formatDay } from '../site/publication.ts';
import type { RenderedPage } from './rendered-page.ts';
import { toMdast } from './to-mdast.ts';

function writeDays({ published, modified }: RenderedPage): string {
  const days = [
    published && `Published on ${formatDay(new Date(published))}`,
    modified && modified !== published && `Last changed on ${formatDay(new Date(modified))}`,
  ];
  return days.flatMap((day) => (day ? ` · ${day}` : [])).join('');
}

const isTitle = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 1;

const paragraph = (...children: Extract<RootContent, { type: 'paragraph' }>['children']) =>
  ({ type: 'paragraph', children }) as const;

/**
 * A whole page in Markdown: its title, where and of when it is, and all that it says.
 * @param address the full address of the page
 */
export function toMarkdown(page: RenderedPage, address: string): string {
  const { children } = toMdast(page.main, address);
  const top: RootContent = paragraph(
    { type: 'text', value: 'Address: ' },
    { type: 'link', url: address, children: [{ type: 'text', value: address }] },
    { type: 'text', value: writeDays(page) },
  );
  const root: Root = {
    type: 'root',
    children: [
      ...children.filter(isTitle),
      top,
      ...children.filter((node) => !isTitle(node)),
      paragraph({ type: 'emphasis', children: [{ type: 'text', value: siteWords.urgentHelp }] }),
    ],
  };
  return write(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    rule: '-',
  });
}
