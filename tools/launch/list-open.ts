import { countOf } from '../../src/checker/problem.ts';
import { readContent } from '../../src/checker/reading/read-content.ts';
import { readRecords } from '../../src/checker/reading/read-source.ts';
import { isExample } from '../../src/config/example-values.ts';
import {
  type Environment,
  readSettings,
  type SettingName,
  settingNames,
  settings,
} from '../../src/config/settings.ts';
import { routes, unlistedRoutes } from '../../src/config/routes.ts';
import { needed, neededByFunctions } from '../../src/hosting/settings-report.ts';
import { contentCollections } from '../../src/schemas/collections.ts';
import { listDueDates } from '../../src/schemas/law.ts';

/** What is open: where it is decided, and what it is. */
interface Item {
  readonly where: string;
  readonly what: string;
}

/** One kind of decision, with the reason why it cannot wait. */
export interface Topic {
  readonly title: string;
  readonly why: string;
  readonly items: readonly Item[];
}

const legalSettings: readonly SettingName[] = ['PUBLIC_LEGAL_NAME', 'PUBLIC_LEGAL_ADDRESS'];
/** Has to be chosen, be it as its default. */
const insights = 'PUBLIC_VERCEL_INSIGHTS';

/** The claim whose supplied meaning is a list of names, which is decided by itself. */
const languageClaim = 'languages-further';

/** Pages that say nothing of care. */
const otherRoutes = [...unlistedRoutes, routes.news, '/economic-impact', routes.buyers, routes.law];

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const openSetting = (name: SettingName): Item => ({
  where: name,
  what: settings.shape[name].description ?? '',
});

/** Settings that are not set, or set to what they would be anyway, or to an example. */
function listUnset(names: readonly SettingName[], environment: Environment): Item[] {
  const values = readSettings(environment, names);
  const defaults = readSettings({}, names);
  return names
    .filter((name) => values[name] === defaults[name] || isExample(values[name]))
    .map(openSetting);
}

function listFigures({
  claims,
}: Pick<ReturnType<typeof readContent>, 'claims'>): Map<string, Item> {
  const unconfirmed = [...claims.records].filter(([, { confirmed }]) => confirmed !== true);
  return new Map(
    unconfirmed.map(([id, { value = '', stated = '', supplied }]) => {
      const ours = supplied ? `; supplied by us: ${supplied}` : '';
      const what = `${id}, ${value}: stated as “${stated}”${ours}`;
      return [id, { where: `${claims.file}:${claims.lineOf([id]) ?? 1}`, what }];
    }),
  );
}

/** What buyers ask and only the owner can answer. */
function listTopics(source: string): Item[] {
  const { file, records, lineOf } = readRecords(source, contentCollections.buyers);
  return [...records].flatMap(([id, { open = [] }]) =>
    open.map((what, index) => ({ where: `${file}:${lineOf([id, 'open', index]) ?? 1}`, what })),
  );
}

/** Laws that change within sixty days, or that have changed since they were written down. */
function listLaws(source: string, today: Date): Item[] {
  const { file, records, lineOf } = readRecords(source, contentCollections.laws);
  return [...records].flatMap(([id, { name = id, dates = [] }]) =>
    listDueDates(dates, today).map(({ index, on, what, hasPassed }) => ({
      where: `${file}:${lineOf([id, 'dates', index]) ?? 1}`,
      what: `${name}, ${hasPassed ? 'since' : 'on'} ${dateFormat.format(on)}: ${what}`,
    })),
  );
}

/** Calls to listen to that no telephone nurse has read, or that no people have recorded. */
function listCalls(source: string, missing: 'reviewed' | 'recording'): Item[] {
  const { file, records, lineOf } = readRecords(source, contentCollections.exampleCalls);
  return [...records].flatMap(([id, call]) =>
    call[missing] ? [] : [{ where: `${file}:${lineOf([id]) ?? 1}`, what: call.label ?? id }],
  );
}

/** Pages on care and articles that nobody clinical has read; articles as one number. */
function listUnreviewed({ pages, articles }: ReturnType<typeof readContent>): Item[] {
  const isClinical = ({ route, data: { kind, footer } }: (typeof pages)[number]) =>
    kind !== 'policy' && footer?.group !== 'company' && !otherRoutes.includes(route);
  const openPages = pages.filter(
    (page) => !page.isDraft && isClinical(page) && page.data.reviewed === undefined,
  );
  const count = articles.filter(({ isDraft, data }) => !isDraft && !data.reviewed).length;
  return [
    ...openPages.map(({ file, data }) => ({ where: file, what: data.title ?? '' })),
    ...(count > 0
      ? [{ where: contentCollections.articles.folder, what: countOf(count, 'article') }]
      : []),
  ];
}

/** Policies that nobody has approved for a year. */
function listOldPolicies({ pages }: ReturnType<typeof readContent>, today: Date): Item[] {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return pages.flatMap(({ file, lineOf, data: { kind, updated, title = '' } }) => {
    if (kind !== 'policy' || !updated || updated >= yearAgo) return [];
    const what = `${title}: last updated ${dateFormat.format(updated)}`;
    return [{ where: `${file}:${lineOf(['updated']) ?? 1}`, what }];
  });
}

/**
 * What the owner still has to decide or provide before the site goes live.
 * @param files the text of each content file, by its path from the root
 * @param isForHost whether functions of a host will run it, and not a server of one's own
 */
export function listOpen(
  files: ReadonlyMap<string, string>,
  environment: Environment,
  today: Date,
  isForHost = false,
): Topic[] {
  const content = readContent(files);
  const figures = listFigures(content);
  const languages = figures.get(languageClaim);
  figures.delete(languageClaim);
  const calls = files.get(contentCollections.exampleCalls.file) ?? '';
  const { file, records, lineOf } = content.systems;
  const licenses = [...records].flatMap(([id, { name = '', owner = '', license }]) => {
    const where = `${file}:${lineOf([id, 'license']) ?? 1}`;
    return license === 'open' ? [{ where, what: `${name}: ${owner}` }] : [];
  });
  const needs = isForHost ? neededByFunctions : needed;
  const topics: Topic[] = [
    {
      title: 'Who is responsible for the site',
      why: 'The policies have to name the controller with a postal address (GDPR, Article 13).',
      items: listUnset(legalSettings, environment),
    },
    {
      title: 'Settings at their defaults, or with an example in their place',
      why: 'With these the site names addresses that do not exist, or loses mail.',
      items: listUnset(
        needs.filter((name) => !legalSettings.includes(name)),
        environment,
      ),
    },
    {
      title: 'Analytics of the host',
      why: 'Set it to on or off: the privacy policy covers both, and somebody has to choose.',
      items: environment[insights]?.trim() ? [] : [openSetting(insights)],
    },
    {
      title: 'Licenses of the scales',
      why: 'Each scale has an owner; set license to held or none-needed when that is known.',
      items: licenses,
    },
    {
      title: 'Figures whose meaning is not confirmed',
      why: 'A figure without a basis is misleading advertising. Set confirmed, confirmedBy and confirmedOn.',
      items: [...figures.values()],
    },
    {
      title: 'List of languages',
      why: 'The names on /voice-first-ai-triage are ours; a buyer will test the rarest.',
      items: languages ? [languages] : [],
    },
    {
      title: 'Clinical review',
      why: 'Set reviewed (on, by) in the front matter when somebody clinical has read the text.',
      items: listUnreviewed(content),
    },
    {
      title: 'Calls that a telephone nurse has still to read',
      why: 'Visitors judge the product by them. Set reviewed (on, by) in the call.',
      items: listCalls(calls, 'reviewed'),
    },
    {
      title: 'Calls without a recording',
      why: 'People are heard sooner than a device. Read docs/call-script.md aloud and set recording.',
      items: listCalls(calls, 'recording'),
    },
    {
      title: 'What buyers ask and only you can say',
      why: 'The page /what-buyers-ask names each as open; “not yet” is an answer.',
      items: listTopics(files.get(contentCollections.buyers.file) ?? ''),
    },
    {
      title: 'Laws that change',
      why: 'Have counsel say what each asks of you, and set the row right once the day has passed.',
      items: listLaws(files.get(contentCollections.laws.file) ?? '', today),
    },
    {
      title: 'Policies older than a year',
      why: 'Approve their present text and set the day.',
      items: listOldPolicies(content, today),
    },
  ];
  return topics.filter(({ items }) => items.length > 0);
}

/** The list for the terminal: topic by topic, each with its reason and where to decide. */
export function formatOpen(topics: readonly Topic[]): string {
  if (topics.length === 0) return 'Nothing is open: the site can go live.';
  const total = topics.reduce((sum, { items }) => sum + items.length, 0);
  const blocks = topics.map(({ title, why, items }) =>
    [
      `${title} (${items.length})`,
      why,
      ...items.map(({ where, what }) => `  ${where}  ${what}`),
    ].join('\n'),
  );
  return [...blocks, `Open before the site goes live: ${total}.`].join('\n\n');
}

/** Settings that are not set, with what is used instead. */
export function describeDefaults(environment: Environment): string {
  const defaults = readSettings({});
  const unset = settingNames.filter((name) => !environment[name]?.trim());
  const lines = unset.map((name) => `  ${name}  ${defaults[name] || '(empty)'}`);
  return ['Settings that are not set, with what is used instead:', ...lines].join('\n');
}
