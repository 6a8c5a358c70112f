import { markdownPath } from '../config/routes.ts';
import { siteWords } from '../messages/messages.ts';
import type { ArticleData } from '../schemas/article.ts';
import type { PageData } from '../schemas/page.ts';
import { listCitedSources, type CitedSource } from '../site/citations.ts';
import { nameCategory } from '../site/groups.ts';
import { renderMarkdown } from './render-markdown.ts';
import { nameClaim, type RenderContext } from './resolve-names.ts';
import { blocks } from './syntax.ts';

/** A page or article in plain Markdown. */
export type MarkdownPage = Readonly<ReturnType<typeof writeMarkdownPage>>;

/** What stands before the text. */
interface Top {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** What stands between the heading and the text. */
  readonly hero: string;
  /** When and by whom: `Published on …`. */
  readonly facts: readonly (string | false | undefined)[];
}

/** A text, and what may be read next. */
interface Source {
  readonly path: string;
  /** In MDX. */
  readonly source: string;
  readonly related: readonly {
    readonly title: string;
    readonly path: string;
    readonly why: string;
  }[];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function describeSource({ title, authors, publisher, number, year, href, citations }: CitedSource) {
  const parts = [...new Set(citations.flatMap(({ at }) => at ?? []))];
  const published = [publisher, number && !title.includes(number) && number, year].filter(Boolean);
  return [
    authors && `${authors}.`,
    `${href ? `[${title}](${href})` : title}.`,
    `${published.join(', ')}.`,
    parts.length > 0 && `Cited: ${parts.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function dayLines({ checked, reviewed }: Pick<PageData, 'checked' | 'reviewed'>) {
  return [
    checked && `Facts checked on ${dayFormat.format(checked)}`,
    reviewed && `Clinically reviewed on ${dayFormat.format(reviewed.on)} by ${reviewed.by}`,
  ];
}

/** What stands before the text of a page. */
export function describePage(data: PageData, context: RenderContext): Top {
  const { title, description, hero, updated } = data;
  const { claims = [] } = hero.aside ?? {};
  return {
    title,
    description,
    heading: hero.heading,
    hero: blocks(hero.lead, claims.map((id) => `- ${nameClaim(id, context)}`).join('\n')),
    facts: [updated && `Last updated ${dayFormat.format(updated)}`, ...dayLines(data)],
  };
}

/** What stands before the text of an article. */
export function describeArticle(data: ArticleData): Top {
  const { title, excerpt, category, location, date } = data;
  return {
    title,
    description: excerpt,
    heading: title,
    hero: excerpt,
    facts: [
      `Published on ${dayFormat.format(date)}`,
      `Category: ${nameCategory(category)}`,
      `Place: ${location}`,
      ...dayLines(data),
    ],
  };
}

/** Writes a page or article in plain Markdown, with its sources and what may be read next. */
export function writeMarkdownPage(
  { path, source, related }: Source,
  { title, description, heading, hero, facts }: Top,
  context: RenderContext,
) {
  const { addressOf, fact } = context;
  const body = renderMarkdown(source, context);
  const cited = listCitedSources(source, fact)
    .map((entry, index) => `${index + 1}. ${describeSource(entry)}`)
    .join('\n');
  const sources = blocks(cited && '## Sources', cited);
  const next = related.map((page) => `- [${page.title}](${addressOf(page.path)}): ${page.why}`);
  return {
    path,
    markdownPath: markdownPath(path),
    title,
    description,
    /** The text alone, without what stands before and after it. */
    body,
    /** The text with its sources. */
    text: blocks(body, sources),
    markdown: `${blocks(
      `# ${heading}`,
      [`Address: <${addressOf(path)}>`, ...facts].filter(Boolean).join(' · '),
      hero,
      body,
      next.length > 0 ? '## Related' : '',
      next.join('\n'),
      sources,
      `*${siteWords.urgentHelp}*`,
    )}\n`,
  };
}
