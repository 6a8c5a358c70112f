import { quoteCall } from '../components/call/quote-call.ts';
import { formatSeconds } from '../components/call/timing.ts';
import { canonicalCall, findHandoff } from '../components/call/find-call.ts';
import { formatHour, summarizeDashboard } from '../components/dashboard/parts/dashboard.ts';
import { findLevel, formatWait, waitByScale } from '../components/levels/parts/triage-levels.ts';
import { fieldNames } from '../config/contact-fields.ts';
import { llmsFiles, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import type { Props } from '../mdx/parse-body.ts';
import { fill } from '../messages/fill.ts';
import { findIllustration } from '../site/illustrations.ts';
import { callsWords, figuresWords, formWords, pageWords } from '../messages/messages.ts';
import {
  createResolver,
  nameClaim,
  nameLevel,
  nameRule,
  type RenderContext,
} from './resolve-names.ts';
import { blocks, citations, group, item, list, table, text, texts } from './syntax.ts';

/** Where a component stands and what stands in it. */
interface Inside {
  /** What the tags enclose, as Markdown. */
  readonly children: string;
  /** The position among the elements of the same name in the same parent, from 1. */
  readonly position: number;
}

/** Writes a component as Markdown. */
type Renderer = (props: Props, inside: Inside, context: RenderContext) => string;

const groups = (value: unknown): readonly Props[] => list(value).map(group);

/** What stands under a heading of its own. */
const titled = (title: unknown, ...parts: readonly string[]) =>
  blocks(`### ${text(title)}`, ...parts);

/** What stands at a figure, marked where it is imagined. */
const captionOf = (caption: unknown, isIllustration: unknown): string =>
  `${isIllustration === true ? `${pageWords.illustration}. ` : ''}${text(caption)}`;

/** A title with its text, as one cell. */
const titleCell = ({ title, name, text: words }: Props): string =>
  [`**${text(title) || text(name)}**`, text(words)].filter(Boolean).join('. ');

/** The rules that a part of a text cites. */
const citeRules = (rules: unknown, context: RenderContext): string =>
  `${pageWords.rules.several}: ${texts(rules)
    .map((id) => nameRule(id, context))
    .join(', ')}`;

function waitOf(system: string, number: number, { fact }: RenderContext): string {
  const { maximumWait } = findLevel(fact('triageSystems', system), number);
  return maximumWait === undefined ? '' : formatWait(maximumWait);
}

/** A whole scale: levels, what else they are called, and their longest waits. */
function describeScale(id: string, context: RenderContext, marked?: number): string {
  const { name, levels } = context.fact('triageSystems', id);
  const isTimed = levels.some(({ maximumWait }) => maximumWait !== undefined);
  return table(
    [name, ...(isTimed ? ['Longest wait'] : [])],
    levels.map(({ number, name: called, label, maximumWait }) => [
      `${number} ${called}${label ? `: ${label}` : ''}${number === marked ? ' (this one)' : ''}`,
      ...(isTimed ? [maximumWait === undefined ? '' : formatWait(maximumWait)] : []),
    ]),
  );
}

/**
 * The components whose props do not say all that they show, or say it in another order. Of any other
 * one `describe-props.ts` writes the props, and what stands in it.
 */
export const renderers: Readonly<Record<string, Renderer>> = {
  Section: ({ heading, lead, cite }, { children }) =>
    blocks(`## ${text(heading)}`, text(lead) + citations(cite), children),
  Card: ({ title, href }, { children }, { addressOf }) =>
    titled(href ? `[${text(title)}](${addressOf(text(href))})` : title, children),
  BenefitCard: ({ title, claim }, { children }, context) =>
    titled(title, nameClaim(text(claim), context), children),
  Note: ({ label }, { children }) =>
    blocks(`**${text(label) || pageWords.note}**`, children)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  KeyMessage: (_, { children }) => `**${children}**`,
  Illustration: ({ isSaid }, { children }) =>
    blocks(isSaid === true ? '' : `*${pageWords.illustration}*`, children),
  Drawing: ({ name }) => findIllustration(text(name))?.alt ?? '',
  Figure: ({ isIllustration, caption, cite }, { children }) =>
    blocks(children, `*${captionOf(caption, isIllustration)}*${citations(cite)}`),
  Comparison: ({ isIllustration, caption, cite }, { children }) =>
    blocks(`**${captionOf(caption, isIllustration)}**${citations(cite)}`, children),
  Claim: ({ id }, _, { fact }) => fact('claims', text(id)).value,
  Source: ({ cite, at }) => citations(cite, text(at)),
  StatBand: ({ claims }, _, context) =>
    texts(claims)
      .map((id) => `- ${nameClaim(id, context)} (${context.fact('claims', id).scope})`)
      .join('\n'),
  CallToAction: (
    { heading, label, href, secondLabel, secondHref },
    { children },
    { addressOf },
  ) => {
    const link = (words: unknown, to: unknown) =>
      to ? `[${text(words).replace('{product}', site.name)}](${addressOf(text(to))})` : '';
    return blocks(
      `## ${text(heading)}`,
      children,
      [link(label, href), link(secondLabel, secondHref)].filter(Boolean).join(' · '),
    );
  },
  Step: ({ title, rules }, { children, position }, context) =>
    titled(`${position}. ${text(title)}`, children, rules ? citeRules(rules, context) : ''),
  Moment: ({ date, title }, { children }) => titled(`${text(date)}: ${text(title)}`, children),
  Term: ({ name }, { children }) => item('-', `**${text(name)}**: ${children}`),
  CitedRules: ({ rules }, _, context) => citeRules(rules, context),
  CallQuote: ({ call: id, rules, caption, hasNote }, _, context) => {
    const { fact } = context;
    const canonical = fact('calls', canonicalCall);
    const call = fact('exampleCalls', text(id));
    const handoffOf = (country: string) => findHandoff(canonical, country);
    const { turns, note } = quoteCall(call, handoffOf, texts(rules));
    const names = { assistant: 'TRIAGE', caller: call.caller, nurse: callsWords.nurse };
    return blocks(
      turns
        .map(({ from, speaker, words, decided }) => {
          const by = speaker === 'nurse' ? callsWords.decided : callsWords.suggested;
          const level = decided
            ? ` (${by}: ${nameLevel('telephone', decided.level, context)})`
            : '';
          return `> **${formatSeconds(from)} ${names[speaker]}:** ${words}${level}`;
        })
        .join('\n>\n'),
      hasNote === true ? note.map((line) => `- ${line.label}: ${line.text}`).join('\n') : '',
      `*${callsWords.illustration} ${text(caption)}*`,
    );
  },
  Handoff: ({ country }, _, { fact }) => findHandoff(fact('calls', canonicalCall), text(country)),
  HandoffNumbers: (_, __, { fact }) => {
    const { handoff: words } = pageWords;
    const call = fact('calls', canonicalCall);
    return table(
      [words.place, words.number, words.poison, words.words],
      call.handoff.numbers.map(({ country, place, number, poison = '' }) => [
        place,
        number,
        poison,
        `“${findHandoff(call, country)}”`,
      ]),
    );
  },
  CallRules: ({ moment }, _, { fact }) =>
    fact('calls', canonicalCall)
      .rules.filter((rule) => rule.moment === moment)
      .map(({ name, rule, why = '' }) => item('-', `**${name}.** ${rule} ${why}`))
      .join('\n'),
  BuyerQuestions: ({ group, cite }, _, { fact, addressOf }) => {
    const { questions: words } = pageWords;
    const { status, questions, open } = fact('buyers', text(group));
    return blocks(
      questions.length > 0
        ? table(
            [words.statuses[status], words.answer],
            questions.map(({ question, answer, claims = [], more }) => [
              question,
              [
                ...claims.map((id) => `${nameClaim(id, { fact })}.`),
                answer,
                ...(more ? [`[${more.label}](${addressOf(more.href)})`] : []),
              ].join(' '),
            ]),
          )
        : '',
      open.length > 0 ? `${words.statuses[status]}:` : '',
      open.map((question) => `- ${question}`).join('\n'),
      cite ? `${words.sources}: ${citations(cite)}` : '',
    );
  },
  SecurityGrid: ({ set }, _, { fact }) => {
    const { kinds, cards } = fact('security', text(set));
    return table(
      ['Kind', 'Measure', 'What it means'],
      cards.map(({ color, title, description }) => [kinds[color], title, description]),
    );
  },
  LevelCards: ({ system, cards }, _, context) => {
    const rows = groups(cards).map(({ level, text: words }) => ({
      name: nameLevel(text(system), Number(level), context),
      wait: waitOf(text(system), Number(level), context),
      words: text(words),
    }));
    const isTimed = rows.some(({ wait }) => wait);
    return table(
      ['Level', ...(isTimed ? ['Longest wait'] : []), 'What it means'],
      rows.map(({ name, wait, words }) => [name, ...(isTimed ? [wait] : []), words]),
    );
  },
  LevelTable: ({ system, headings, rows }, _, context) =>
    table(
      texts(headings),
      list(rows).map((row, index) => {
        const number = index + 1;
        const wait = waitOf(text(system), number, context);
        const name = nameLevel(text(system), number, context);
        return [wait ? `${name}, ${wait}` : name, ...texts(row)];
      }),
    ),
  LevelMatrix: ({ system, headings, rows }, _, context) =>
    table(
      texts(headings),
      groups(rows).map(({ heading, levels }) => [
        text(heading),
        ...list(levels).map((level) => nameLevel(text(system), Number(level), context)),
      ]),
    ),
  WaitAxis: ({ systems, axis }, _, context) =>
    [text(axis), ...texts(systems).map((id) => describeScale(id, context))].join('\n\n'),
  ScaleExplorer: ({ cases }, _, { fact }) =>
    blocks(
      `${figuresWords.samePatient.axis}:`,
      ...texts(cases).map((id) => {
        const { name: patient, story, results } = fact('scaleCases', id);
        const rows = waitByScale(results, fact).map(
          ({ shortName, country, number, name, minutes, steps }) => [
            `${shortName}, ${country}`,
            `${number} ${name}`,
            formatWait(minutes),
            steps.map(({ asks, finds }) => `${asks}: ${finds}`).join('. '),
          ],
        );
        return blocks(
          `**${patient}.** ${story}`,
          table(['Scale', 'Level', 'Longest wait', 'Way'], rows),
        );
      }),
    ),
  SystemTable: ({ systems, headings }, _, { fact, addressOf }) =>
    table(
      texts(headings),
      groups(systems).map(({ id, href, remark }) => {
        const { name, levels, origin, keyFeatures, owner, license } = fact(
          'triageSystems',
          text(id),
        );
        const link = `[${name}](${addressOf(text(href))})`;
        const count = `${levels.length}${remark ? ` (${text(remark)})` : ''}`;
        return [link, count, origin, keyFeatures, owner, figuresWords.licenses[license]];
      }),
    ),
  CostTimeline: ({ title, firstYear, laterYears, savings, payback, outcome }, _, context) =>
    blocks(
      `${text(title)}:`,
      [firstYear, laterYears, savings, payback, outcome]
        .map((id) => `- ${nameClaim(text(id), context)}`)
        .join('\n'),
    ),
  DashboardPanel: ({ dashboard }, _, { fact }) => {
    const { waits } = figuresWords;
    const data = fact('dashboards', text(dashboard));
    const system = fact('triageSystems', data.system);
    const { sessions, levels, splits, busiest } = summarizeDashboard(data, system);
    return blocks(
      `**${data.place}, ${data.moment}** (imagined numbers). ${sessions} sessions since midnight, most of them from ${formatHour(busiest.hour)}: ${busiest.sessions}.`,
      ...splits.map(({ heading, parts }) =>
        table(
          [heading, 'Sessions', 'Share'],
          parts.map(({ name, sessions: count, share }) => [name, String(count), `${share}%`]),
        ),
      ),
      table(
        [system.name, 'Sessions', 'Waiting', 'Median wait', 'Limit'],
        levels.map(({ number, name, sessions: count, waiting, medianWait, target }) => [
          `${number} ${name}`,
          String(count),
          String(waiting),
          fill(waits.minutes, { minutes: medianWait }),
          fill(waits.minutes, { minutes: target }),
        ]),
      ),
    );
  },
  VoiceVideo: (props, { children }, context) => {
    const { heading, lead, calls, system, title, remark, caption } = props;
    const resolve = createResolver({ system }, context);
    return blocks(
      `## ${text(heading)}`,
      text(lead),
      table(
        ['A caller says', 'Disposition'],
        groups(calls).map(({ words, level }) => [text(words), resolve('level', text(level)) ?? '']),
      ),
      `*${text(caption)}*`,
      `**Film: ${text(title)}** (${text(remark)}). What it shows:`,
      children,
    );
  },
  EscalationProtocol: ({ lanes, steps }) =>
    table(
      texts(lanes),
      groups(steps).map((step) => [titleCell(step), text(step['trigger']), text(step['action'])]),
    ),
  CarePath: ({ rows, steps }, { children }) =>
    blocks(
      table(
        ['Step', ...texts(rows)],
        groups(steps).map((step) => [titleCell(step), ...texts(step['cells'])]),
      ),
      children,
    ),
  RangeBars: ({ heading, measures, rows }) =>
    table(
      [text(heading), ...texts(measures)],
      groups(rows).map((row) => [
        [text(row['name']), text(row['detail'])].filter(Boolean).join(', '),
        ...list(row['ranges']).map((range) => texts(range).join(' to ')),
      ]),
    ),
  ContactEmail: (_, __, { contactEmail }) => contactEmail,
  LegalEntity: (_, __, { legalEntity }) => legalEntity,
  ContactForm: (_, __, { addressOf }) =>
    `The form is at <${addressOf(routes.contact)}>. It has these fields: ${fieldNames.map((name) => formWords.fields[name].label).join(', ')}.`,
  Newsletter: ({ heading, note }, { children }, { addressOf }) =>
    blocks(
      `## ${text(heading)}`,
      children,
      `The form is at <${addressOf(routes.news)}>. ${text(note)}`,
    ),
  SiteSearch: (_, __, { addressOf }) =>
    `Everything there is, by group: [llms.txt](${addressOf(llmsFiles.index)}).`,
  NewsListing: (_, __, { addressOf }) =>
    `All articles, by category: [llms.txt](${addressOf(llmsFiles.index)}).`,
};
