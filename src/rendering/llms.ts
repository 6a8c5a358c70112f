import { feeds, llmsFiles, markdownPath, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { siteWords } from '../messages/messages.ts';
import type { Entry } from './entries.ts';

/**
 * What there is, for readers by machine: each text in Markdown, with a sentence.
 * @param texts those that are on this site
 * @param siteUrl the origin of the site, such as https://www.example.com
 * @see https://llmstxt.org/
 */
export function writeLlmsIndex(texts: readonly Entry[], siteUrl: string): string {
  const link = (name: string, path: string, why: string) =>
    `- [${name}](${new URL(path, siteUrl).href}): ${why}`;
  const groups = [...Map.groupBy(texts, ({ group }) => group)].map(([group, members]) =>
    [
      `## ${group}\n`,
      ...members.map((text) => link(text.title, markdownPath(text.path), text.description)),
    ].join('\n'),
  );
  return `${[
    `# ${site.name}`,
    `> ${siteWords.description}`,
    `${siteWords.kind}. Every page and article is here in plain Markdown: at its address with \`.md\`, and at its own address for whoever accepts \`text/markdown\`. Figures about the product are stated by its owner; what is said about the world cites its sources. ${siteWords.urgentHelp}`,
    ...groups,
    [
      '## Optional\n',
      link('Everything in one file', llmsFiles.full, 'all texts below one another'),
      link('Search', routes.search, 'the index of the site for people'),
      link('Articles as a feed', feeds.json, 'the newest, whole'),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
