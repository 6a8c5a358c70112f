/**
 * Lists what the owner still has to decide or provide before the site goes live:
 *
 *   npm run launch
 *
 * Ends with exit code 1 while anything is open. Building and starting the site do not ask for it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { RecordFile } from '../src/checker/facts.ts';
import { countOf } from '../src/checker/problem.ts';
import { readContent } from '../src/checker/reading/read-content.ts';
import { type FileShape, readRecords } from '../src/checker/reading/read-source.ts';
import { loadDotEnv } from '../src/config/dot-env.ts';
import { isExample } from '../src/config/example-values.ts';
import {
  type Environment,
  InvalidSettings,
  readSettings,
  type SettingName,
  settingNames,
  settings,
} from '../src/config/settings.ts';
import { needed, neededByFunctions } from '../src/hosting/settings-report.ts';
import { contentCollections } from '../src/schemas/collections.ts';
import { type LawData, listDueDates } from '../src/schemas/law.ts';
import { describeSchema, fieldOf } from '../src/schemas/describe-schema.ts';
import { type OwnerData, ownerSchema } from '../src/schemas/owner.ts';
import type { SecurityData } from '../src/schemas/security.ts';
import { wordFiles } from '../src/schemas/words.ts';
import { isClinical } from '../src/site/reviews.ts';

/** What is open: where it is decided, and what it is. */
interface Item {
  readonly where: string;
  readonly what: string;
}

/** One kind of decision, with what it unlocks and the reason why it cannot wait. */
interface Topic {
  readonly unlocks: string;
  readonly title: string;
  readonly why: string;
  readonly items: readonly Item[];
}

/** Has to be chosen, be it as its default. */
const insights = 'PUBLIC_VERCEL_INSIGHTS';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const openSetting = (name: SettingName): Item => ({
  where: name,
  what: settings.shape[name].description ?? '',
});

type Content = ReturnType<typeof readContent>;

type Titled = readonly [title: string, why: string, items: readonly Item[]];

const unlock = (unlocks: string, topics: readonly Titled[]): Topic[] =>
  topics.map(([title, why, items]) => ({ unlocks, title, why, items }));

/** The line where something stands in its file, or should stand. */
const placeOf = (
  { file, lineOf }: Pick<RecordFile<unknown>, 'file' | 'lineOf'>,
  path: readonly (string | number)[],
) => `${file}:${lineOf(path) ?? 1}`;

/** Settings that are not set, or set to what they would be anyway, or to an example. */
function listUnset(names: readonly SettingName[], environment: Environment): Item[] {
  const values = readSettings(environment, names);
  const defaults = readSettings({}, names);
  return names
    .filter((name) => values[name] === defaults[name] || isExample(values[name]))
    .map(openSetting);
}

/** The records of a file of which there is something to say. */
function listRecords<Data>(
  source: RecordFile<Data>,
  say: (record: Partial<Data>, id: string) => string | false,
): Item[] {
  return [...source.records].flatMap(([id, record]) => {
    const what = say(record, id);
    return what === false ? [] : [{ where: placeOf(source, [id]), what }];
  });
}

/** What buyers ask and no field of the owner's desk answers. */
function listTopics({ records: { buyers } }: Content): Item[] {
  return [...buyers.records].flatMap(([id, { open = [] }]) =>
    open.flatMap(({ topic, desk }, index) =>
      desk ? [] : [{ where: placeOf(buyers, [id, 'open', index]), what: topic }],
    ),
  );
}

/** What the security cards say and nobody of the owner has confirmed. */
function listSecurity(source: RecordFile<SecurityData>): Item[] {
  return [...source.records].flatMap(([id, { cards = [] }]) =>
    cards.flatMap(({ confirmed, title, description: says }, index) =>
      confirmed
        ? []
        : [{ where: placeOf(source, [id, 'cards', index]), what: `${title}: ${says}` }],
    ),
  );
}

/** Laws that change within sixty days, or that have changed since they were written down. */
function listLaws(laws: RecordFile<LawData>, today: Date): Item[] {
  return [...laws.records].flatMap(([id, { name = id, dates = [] }]) =>
    listDueDates(dates, today).map(({ index, on, what, hasPassed }) => ({
      where: placeOf(laws, [id, 'dates', index]),
      what: `${name}, ${hasPassed ? 'since' : 'on'} ${dateFormat.format(on)}: ${what}`,
    })),
  );
}

/** The empty fields of the owner's desk, in its groups. */
function listDesk(owner: OwnerData, { sources }: Content): Topic[] {
  const { file } = wordFiles.owner;
  const source = sources.find((one) => one.file === file) ?? { file, lineOf: () => 1 };
  return Object.entries(owner).flatMap(([group, values]) => {
    const form = fieldOf(describeSchema(ownerSchema), group);
    const [unlocks = '', needed = ''] = form.description?.split(': ') ?? [];
    const open = Object.entries<{ readonly length: number }>(values)
      .filter(([, { length }]) => length === 0)
      .map(([name]) => ({
        where: placeOf(source, [group, name]),
        what: fieldOf(form, name).description ?? '',
      }));
    return unlock(unlocks, [['The owner’s desk', `It takes ${needed}`, open]]);
  });
}

/** Pages on care and articles that nobody clinical has read; articles as one number. */
function listUnreviewed({ pages, articles }: Content): Item[] {
  const openPages = pages.filter(
    ({ isDraft, route, data }) => !isDraft && isClinical(route, data) && !data.reviewed,
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
function listOldPolicies({ pages }: Content, today: Date): Item[] {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return pages.flatMap((page) => {
    const { kind, updated, title = '' } = page.data;
    if (kind !== 'policy' || !updated || updated >= yearAgo) return [];
    const what = `${title}: last updated ${dateFormat.format(updated)}`;
    return [{ where: placeOf(page, ['updated']), what }];
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
  const textOf = ({ file }: { readonly file: string }) => files.get(file) ?? '';
  const read = <Schema extends z.ZodObject>(shape: FileShape<Schema>) =>
    readRecords(textOf(shape), shape);
  const owner = ownerSchema.parse(parse(textOf(wordFiles.owner)) ?? {});
  const desk = listDesk(owner, content);
  const live: Titled[] = [
    [
      'Settings at their defaults, or with an example in their place',
      'With these the site names addresses that do not exist, or loses mail.',
      listUnset(isForHost ? neededByFunctions : needed, environment),
    ],
    [
      'Analytics of the host',
      'Set it to on or off: the privacy policy covers both, and somebody has to choose.',
      environment[insights]?.trim() ? [] : [openSetting(insights)],
    ],
    [
      'Policies older than a year',
      'Approve their present text and set the day.',
      listOldPolicies(content, today),
    ],
    [
      'Laws that change',
      'Have counsel say what each asks of you, and set the row right once the day has passed.',
      listLaws(read(contentCollections.laws), today),
    ],
  ];
  const trust: Titled[] = [
    [
      'Licenses of the scales',
      'Each scale has an owner; name those that you hold in licenses of owner.yaml.',
      listRecords(
        content.records.triageSystems,
        ({ name, owner: holder, license }, id) =>
          license === 'needed' && !owner.device.licenses.includes(id) && `${name}: ${holder}`,
      ),
    ],
    [
      'Promises we wrote for you',
      'Readers see each as a plan, what the law asks for as it stands. Set confirmed, confirmedBy and confirmedOn, or delete it.',
      listRecords(
        read(contentCollections.promises),
        ({ confirmed, promise, plan = promise }, id) => confirmed !== true && `${id}: ${plan}`,
      ),
    ],
    [
      'Figures whose meaning is not confirmed',
      'A figure without a basis is misleading advertising. Set confirmed, confirmedBy, confirmedOn and basis.',
      listRecords(
        content.records.claims,
        ({ value, stated, supplied, confirmed }, id) =>
          confirmed !== true &&
          `${id}, ${value}: stated as “${stated}”${supplied ? `; supplied by us: ${supplied}` : ''}`,
      ),
    ],
    [
      'Security statements that nobody has confirmed',
      'A buyer asks for each report. Set confirmed, confirmedBy and confirmedOn on its card.',
      listSecurity(read(contentCollections.security)),
    ],
    [
      'Clinical review',
      'Set reviewed (on, by) in the front matter when somebody clinical has read the text.',
      listUnreviewed(content),
    ],
    [
      'Calls that a telephone nurse has still to read',
      'Visitors judge the product by them. Set reviewed (on, by) in the call.',
      listRecords(
        read(contentCollections.exampleCalls),
        ({ reviewed, label }, id) => !reviewed && (label ?? id),
      ),
    ],
    [
      'What buyers ask and only you can say',
      'The page /what-buyers-ask names each as open; “not yet” is an answer.',
      listTopics(content),
    ],
  ];
  const topics = [
    // Nobody may go live without the name and address, which are of its first group.
    ...desk.slice(0, 1),
    ...unlock('Going live', live),
    ...desk.slice(1),
    ...unlock('Trust of clinicians and buyers', trust),
  ];
  return topics.filter(({ items }) => items.length > 0);
}

/** The list for the terminal: topic by topic, each with its reason and where to decide. */
export function formatOpen(topics: readonly Topic[]): string {
  if (topics.length === 0) return 'Nothing is open: the site can go live.';
  const total = topics.reduce((sum, { items }) => sum + items.length, 0);
  const groups = Map.groupBy(topics, ({ unlocks }) => unlocks);
  const blocks = [...groups].flatMap(([unlocks, ofGroup]) => [
    `# ${unlocks}`,
    ...ofGroup.map(({ title, why, items }) =>
      [
        `${title} (${items.length})`,
        why,
        ...items.map(({ where, what }) => `  ${where}  ${what}`),
      ].join('\n'),
    ),
  ]);
  return [...blocks, `Open before the site goes live: ${total}.`].join('\n\n');
}

/** Settings that are not set, with what is used instead. */
function describeDefaults(environment: Environment): string {
  const defaults = readSettings({});
  const unset = settingNames.filter((name) => !environment[name]?.trim());
  const lines = unset.map((name) => `  ${name}  ${defaults[name] || '(empty)'}`);
  return ['Settings that are not set, with what is used instead:', ...lines].join('\n');
}

if (import.meta.main) {
  process.chdir(path.resolve(import.meta.dirname, '..'));
  const names = globSync('src/content/**/*.{mdx,yaml}').map((name) => name.replaceAll('\\', '/'));
  const files = new Map(names.sort().map((name) => [name, readFileSync(name, 'utf8')]));
  try {
    loadDotEnv();
    // `vercel link` leaves the folder's project, `vercel env pull` the name of its environment.
    const isForHost = existsSync('.vercel/project.json') || Boolean(process.env['VERCEL_ENV']);
    const open = listOpen(files, process.env, new Date(), isForHost);
    console.log(`${describeDefaults(process.env)}\n\n${formatOpen(open)}`);
    process.exitCode = open.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
