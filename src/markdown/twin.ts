import { twinPath } from '../config/routes.ts';
import type { ArticleData } from '../schemas/article.ts';
import type { PageData } from '../schemas/page.ts';
import type { CitedSource } from '../site/citations.ts';
import { blocks, type TwinContext } from './renderer.ts';
import { nameClaim } from './resolve-name.ts';
import { writeMarkdown } from './write-markdown.ts';
import { nameCategory } from '../site/groups.ts';
import { siteWords } from '../messages/messages.ts';

/** A page or article in plain Markdown. */
export interface Twin {
  readonly path: string;
  readonly twin: string;
  readonly title: string;
  readonly description: string;
  /** The text alone, without what stands before and after it. */
  readonly body: string;
  /** The text with its sources. */
  readonly text: string;
  readonly markdown: string;
}

interface Whole {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** What stands between the heading and the text. */
  readonly hero: string;
  /** Lines that say when and by whom: `Published on …`. */
  readonly facts: readonly (string | false | undefined)[];
  readonly source: string;
  readonly sources: readonly CitedSource[];
  /** What may be read next. */
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

function compose(whole: Whole, context: TwinContext): Twin {
  const { path, title, description, heading, hero, facts, source, sources, related } = whole;
  const { addressOf } = context;
  const body = writeMarkdown(source, context);
  const cited = sources.map((entry, index) => `${index + 1}. ${describeSource(entry)}`).join('\n');
  const lines = [`Address: <${addressOf(path)}>`, ...facts].filter(Boolean);
  return {
    path,
    twin: twinPath(path),
    title,
    description,
    body,
    text: blocks(body, cited && '## Sources', cited),
    markdown: `${blocks(
      `# ${heading}`,
      lines.join(' · '),
      hero,
      body,
      related.length > 0 ? '## Related' : '',
      related
        .map(({ title: name, path: to, why }) => `- [${name}](${addressOf(to)}): ${why}`)
        .join('\n'),
      cited && '## Sources',
      cited,
      `*${siteWords.urgentHelp}*`,
    )}\n`,
  };
}

function dayLines({ checked, reviewed }: Pick<PageData, 'checked' | 'reviewed'>) {
  return [
    checked && `Facts checked on ${dayFormat.format(checked)}`,
    reviewed && `Clinically reviewed on ${dayFormat.format(reviewed.on)} by ${reviewed.by}`,
  ];
}

type Entry<Data> = Pick<Whole, 'path' | 'source' | 'sources' | 'related'> & { readonly data: Data };

/** The twin of a page. */
export function writePageTwin({ data, ...entry }: Entry<PageData>, context: TwinContext): Twin {
  const { title, description, hero, updated } = data;
  const { claims = [] } = hero.aside ?? {};
  return compose(
    {
      ...entry,
      title,
      description,
      heading: hero.heading,
      hero: blocks(hero.lead, claims.map((id) => `- ${nameClaim(id, context)}`).join('\n')),
      facts: [updated && `Last updated ${dayFormat.format(updated)}`, ...dayLines(data)],
    },
    context,
  );
}

/** The twin of an article. */
export function writeArticleTwin(
  { data, ...entry }: Entry<ArticleData>,
  context: TwinContext,
): Twin {
  const { title, excerpt, category, location, date } = data;
  return compose(
    {
      ...entry,
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
    },
    context,
  );
}
