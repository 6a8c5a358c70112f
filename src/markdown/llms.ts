import { feeds, llmsFiles, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { siteWords } from '../messages/messages.ts';
import type { MarkdownPage } from './markdown-page.ts';
import { blocks } from './syntax.ts';

/** Texts that belong together, under the name of what they are about. */
export interface MarkdownGroup {
  readonly label: string;
  readonly pages: readonly MarkdownPage[];
}

/**
 * What there is, for readers by machine: each text in Markdown, with a sentence.
 * @param siteUrl the origin of the site, such as https://www.example.com
 * @see https://llmstxt.org/
 */
export function writeLlmsIndex(groups: readonly MarkdownGroup[], siteUrl: string): string {
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const link = (name: string, path: string, why: string) =>
    `- [${name}](${addressOf(path)}): ${why}`;
  return `${blocks(
    `# ${site.name}`,
    `> ${siteWords.description}`,
    `${siteWords.kind}. Every page and article is here in plain Markdown, at its address with \`.md\`. Figures about the product are stated by its owner; what is said about the world cites its sources. ${siteWords.urgentHelp}`,
    ...groups.flatMap(({ label, pages }) => [
      `## ${label}`,
      pages
        .map(({ title, markdownPath, description }) => link(title, markdownPath, description))
        .join('\n'),
    ]),
    '## Optional',
    [
      link('Everything in one file', llmsFiles.full, 'all texts below one another'),
      link('Search', routes.search, 'the index of the site for people'),
      link('Articles as a feed', feeds.json, 'the newest, whole'),
    ].join('\n'),
  )}\n`;
}

/** Every text below the other, each under its own first heading. */
export function writeLlmsFull(groups: readonly MarkdownGroup[]): string {
  return groups.flatMap(({ pages }) => pages.map(({ markdown }) => markdown)).join('\n---\n\n');
}
