import { z } from 'zod';
import { categories, categorySlug } from '../config/categories.ts';
import { type FieldName, fieldNames, fieldRules } from '../config/contact-fields.ts';
import { ownerSchema } from './owner.ts';
import { promisedWords } from './promised-words.ts';
import { refuse } from './text.ts';
import { wordTexts } from './word-texts.ts';
import { wording } from './wording.ts';

/** The names of words, and of groups of words, each with its placeholders: `copyright{year,name}`. */
interface Spec<Output> {
  readonly names: readonly string[];
  readonly groups: Readonly<Record<string, Spec<unknown>>>;
  /** What the file holds; nothing is kept here. */
  readonly output?: Output;
}

type OutputOf<Kind> = Kind extends Spec<infer Output> ? Output : never;

type NamesIn<Text> = Text extends `${infer First} ${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Text extends `${infer Name}{${string}`
    ? Name
    : Text;

/** Names words of one group, several in a line, and the groups in it. */
function words<
  const Line extends string,
  Groups extends Readonly<Record<string, Spec<unknown>>> = Readonly<Record<never, never>>,
>(
  lines: readonly Line[],
  groups?: Groups,
): Spec<
  Readonly<Record<NamesIn<Line> & string, string>> & {
    readonly [Name in keyof Groups]: OutputOf<Groups[Name]>;
  }
> {
  return { names: lines.flatMap((line) => line.split(' ')), groups: groups ?? {} };
}

/** What the form says of one field. */
interface FieldWords {
  readonly label: string;
  /** Of one that may not be left empty. */
  readonly missing?: string;
  /** Of one of several lines. */
  readonly hint?: string;
  /** Of one to choose from: before the choice, and its choices by their values. */
  readonly choose?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const fieldSpecs = {
  names: [],
  groups: Object.fromEntries(
    fieldNames.map((name): [string, Spec<unknown>] => {
      const rules = fieldRules[name];
      const missing = rules.isOptional ? [] : ['missing'];
      if (rules.type === 'textarea') return [name, words(['label', ...missing, 'hint{limit}'])];
      if (rules.type !== 'select') return [name, words(['label', ...missing])];
      return [name, words(['label', ...missing, 'choose'], { choices: words(rules.choices) })];
    }),
  ),
} satisfies Spec<unknown> as Spec<Readonly<Record<FieldName, FieldWords>>>;

const specs = {
  calls: words([
    'player translations chooseCall chooseLanguage seek transcript{call} over askAgain',
    'answers answersThen asking hear follow pause resume again aloud silent soundOff',
    'soundOn showTranscript hideTranscript scale{scale} suggested decided nurse whole',
    'recognized note illustration imagined rules byDevice failed',
  ]),
  consent: words(['heading text link signal accept reject']),
  errors: words([], {
    notFound: words(['title description heading lead eyebrow search{words} redirecting']),
    gone: words(['title description heading lead eyebrow']),
    failure: words(['title description heading lead']),
  }),
  figures: words(['now clash{earned,stated}'], {
    waits: words(['minutes{minutes} atOnce upTo{minutes}']),
    samePatient: words(['axis note pictures']),
    licenses: words(['none-needed needed held']),
    dashboard: words([
      'sessions late{level,limit} hours drawing{usual,hour,sessions} table{scale} level',
      'levelSessions medianWait over{minutes}',
    ]),
    languages: words(['question found{found,total} nothing']),
  }),
  footer: words(
    [
      'button navigation others noGroup copyright{year,name} privacy terms accessibility',
      'markdown copied privacyChoices',
    ],
    {
      groups: words([
        'solutions triage-systems healthcare-settings specialized-care innovation-research',
        'resources company',
      ]),
    },
  ),
  form: words([], {
    fields: fieldSpecs,
    form: words([
      'hint optional{field} left{count} over{count} error meant{email} send sending',
      'summary trap doubt withoutScript{email}',
    ]),
    problems: words([
      'character{field} oneLine{field} tooLong{field,limit} emailFormat emailSeveral',
      'emailLocal emailPersonal',
    ]),
    notices: words([], {
      invalidEmail: words(['title message']),
      failed: words(['title message']),
      sent: words(['title message']),
    }),
    advice: words([
      'title again otherWay{email} unclearTitle unclear tooMany{wait} inAMinute inASecond',
      'inSeconds{seconds} unknownTitle unknown unknownOtherWay{email} anotherText',
    ]),
    sent: words([
      'heading reference{reference} read answer{email} silence{email} silenceNamed{email}',
    ]),
    copy: words(['button copied selected']),
    story: words(['heading campaign cameFrom firstPage why link leaveOut']),
    answer: words(['notConfirmed notSent heading formHeading kept lost{link} lostLink']),
    failures: words([
      'malformed aborted crossSite method tooLarge type fields tooMany tooManyUntil{wait}',
      'outcomeUnknown',
    ]),
  }),
  header: words(['skip menu close demo navigation'], {
    links: words(['home product news contact search']),
  }),
  news: words([], {
    listing: words([
      'categories skip all latest ofCategory{category} unit published count{shown,total}',
      'announcement{heading,shown,total} more everything loading failed{again,page} again',
      'page featured read description{category}',
    ]),
    older: words([
      'heading headingOf{category} title{heading,page} range{first,last,total}',
      'description{range} descriptionOf{range,category} navigation newer older',
    ]),
    article: words(
      [
        'published updated readTime minutes{minutes} location asOf{kind,month} topics more',
        'navigation newer older',
      ],
      {
        kinds: words(['guide worked-case law-note opinion glossary']),
      },
    ),
    feed: words(['description{kind}']),
    categories: words(categories.map(categorySlug)),
  }),
  newsletter: words([], {
    form: words(['label button']),
    confirm: words(['heading sentence button']),
    unsubscribe: words(['heading sentence button']),
    failure: words(['title heading back']),
    links: words(['incomplete another expired ended']),
    mail: words(['subject entered open limit{hours}']),
  }),
  notifications: words(['label dismiss{title}'], {
    partFailed: words(['title message']),
  }),
  page: words(['breadcrumbs contents updated{day} related illustration note'], {
    standing: words(['one several security']),
    owner: words([
      'legalName address people customers phone markets notFor study licenses recordSystems',
      'subprocessors statusPage releases',
    ]),
    sources: words([
      'heading back{place} citation{number,source} checked{day} unreviewed',
      'reviewed{day,reviewer,due}',
    ]),
    handoff: words(['place number poison words']),
    questions: words(['answer laws unanswered'], {
      statuses: words(['works-today in-test planned not-offered owner-has-to-say']),
    }),
    laws: words(
      ['law asks since date{day,what} day market change fold{market,count} calendar feed'],
      {
        markets: words(['us-federal us-state eu uk canada australia']),
        standings: words(['in-force to-come proposed voluntary']),
        of: words(['you us both']),
      },
    ),
    legalEntity: words(['unnamed without{entity,missing} name address both']),
    unpublished: words(['draft draftSays scheduled scheduledSays{day} preview']),
  }),
  search: words([
    'question button hint show both pages articles year allYears allPages allArticles',
    'allOf{count,category} status{found,words} nothing onePage manyPages{count}',
    'oneArticle manyArticles{count} and meant{words} searchFor{words} section{section}',
    'more{count} failed',
  ]),
  site: words(['kind tagline description publication urgentHelp']),
  tools: words([], {
    form: words(['disclaimer{subject} reset result']),
    scales: words([
      'asks illustrates patient differ{minutes} levelsDiffer{levels,minutes}',
      'agree{minutes} agreeAtOnce all{count}',
    ]),
    tree: words(['onward{question} start next{key,question} later end{question}']),
    score: words([
      'oxygen firstScale firstScaleFor secondScale secondScaleFor point points{points}',
      'oxygenPoints{air,oxygen} most{most} all total name asked band{from,to}',
      'singleBand{from,to}',
    ]),
    vitalSigns: words(['age normal{measure,from,to} below within above']),
    breakEven: words(['own{visits,share,cost,calls} avoided{visits} share{share} beyond']),
  }),
  video: words([
    'close loading failed unsupported captions readAloud alone transcript hear',
    'stopHearing illustration pauseWaves',
  ]),
};

/** The owner's answers are no words of ours, and used in the same places. */
export type WordFile = keyof typeof specs | 'owner';

/** The words of one file. */
export type Words<Name extends WordFile> = Name extends keyof typeof specs
  ? OutputOf<(typeof specs)[Name]>
  : z.output<typeof ownerSchema>;

/** The comment over each word and group of a file, by its path: it tells editors where they stand. */
function readSentences(text: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  const path: string[] = [];
  let comment: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, indent = '', quoted, plain] = /^( *)(?:'([^']+)'|([\w-]+)):(?: |$)/.exec(line) ?? [];
    const name = quoted ?? plain;
    const said = /^ *# (.*)/.exec(line)?.[1];
    if (name !== undefined) {
      path.splice(indent.length / 2, Infinity, name);
      sentences.set(path.join('.'), comment.join(' '));
    }
    comment = said === undefined ? [] : [...comment, said];
  }
  return sentences;
}

/** The schema of a group: its words, and the groups in it, in the order of the file. */
function describe(
  { names, groups }: Spec<unknown>,
  sentences: ReadonlyMap<string, string>,
  path = '',
): z.ZodObject {
  const order = [...sentences.keys()];
  const fields = names.map((written): [string, z.ZodType] => {
    const [name = '', placeholders] = written.split(/[{}]/);
    const filled = placeholders?.split(',') ?? [];
    return [name, wording(sentences.get(path + name) ?? '', ...filled)];
  });
  const inner = Object.entries(groups).map(([name, group]): [string, z.ZodType] => {
    const schema = describe(group, sentences, `${path}${name}.`);
    return [name, schema.describe(sentences.get(path + name) ?? '')];
  });
  const placeOf = ([name]: readonly [string, unknown]) => order.indexOf(path + name) >>> 0;
  return z.strictObject(
    Object.fromEntries([...fields, ...inner].toSorted((a, b) => placeOf(a) - placeOf(b))),
  );
}

/** The text at a path such as `notices.sent.title`. */
function textAt(all: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
    all,
  );
}

/** A file of words, some of which are promised to the letter. */
function wordFile(name: keyof typeof specs) {
  const promised = Object.entries(promisedWords[name] ?? {});
  const schema = describe(specs[name], readSentences(wordTexts[name] ?? ''));
  const kept = schema.superRefine((all, context) => {
    for (const [field, text] of promised) {
      const path = field.split('.');
      if (textAt(all, path) !== text)
        refuse(context, path, `Write "${text}", which the specification asks for to the letter.`);
    }
  });
  return { file: `src/content/words/${name}.yaml`, schema: kept };
}

/** The words of controls, messages and headings that stand in no page: one file for each subject. */
export const wordFiles: Readonly<Record<WordFile, ReturnType<typeof wordFile>>> = {
  ...(Object.fromEntries(
    Object.keys(specs).map((name) => [name, wordFile(name as keyof typeof specs)]),
  ) as Record<keyof typeof specs, ReturnType<typeof wordFile>>),
  owner: { file: 'src/content/owner.yaml', schema: ownerSchema },
};
