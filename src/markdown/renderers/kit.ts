import { findPlate } from '../../art/plates/plates.ts';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { canonicalCall, findHandoff } from '../../components/call/find-call.ts';
import { fill } from '../../messages/fill.ts';
import { pageWords } from '../../messages/messages.ts';
import { blocks, citations, item, table, text, texts, type Forms } from '../renderer.ts';
import { nameClaim, nameRule } from '../resolve-name.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** What stands under a heading of its own. */
const titled = (title: unknown, ...parts: readonly string[]) =>
  blocks(`### ${text(title)}`, ...parts);

const withCaption = (caption: string, props: Readonly<Record<string, unknown>>, body: string) =>
  blocks(body, `*${caption}*${citations(props['cite'])}`);

/** The components that texts are composed with. */
export const kitForms: Forms = {
  Section: (props, { children }) =>
    blocks(
      `## ${text(props['heading'])}`,
      text(props['lead']) + citations(props['cite']),
      children,
    ),
  Columns: (_, { children }) => children,
  CardGrid: (_, { children }) => children,
  Card: ({ title, href }, { children }, { addressOf }) =>
    titled(href ? `[${text(title)}](${addressOf(text(href))})` : title, children),
  BenefitCard: ({ title, claim }, { children }, context) =>
    titled(title, nameClaim(text(claim), context), children),
  Chapter: ({ title, gist }, { children }) => titled(title, `**${text(gist)}**`, children),
  Note: ({ label }, { children }) =>
    blocks(`**${text(label) || pageWords.note}**`, children)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  KeyMessage: (_, { children }) => `**${children}**`,
  Illustration: ({ isSaid }, { children }) =>
    blocks(isSaid === true ? '' : `*${pageWords.illustration}*`, children),
  Drawing: ({ name }) => findPlate(text(name))?.alt ?? '',
  Figure: (props, { children }) =>
    withCaption(
      joined(
        props['isIllustration'] === true ? `${pageWords.illustration}.` : '',
        text(props['caption']),
      ),
      props,
      children,
    ),
  Comparison: (props, { children }) =>
    blocks(`**${text(props['caption'])}**${citations(props['cite'])}`, children),
  Claim: ({ id }, _, { fact }) => fact('claims', text(id)).value,
  Source: ({ cite, at }) => citations(cite, text(at)),
  StatBand: ({ claims }, _, context) =>
    blocks(
      texts(claims)
        .map((id) => `- ${joined(nameClaim(id, context), `(${context.fact('claims', id).scope})`)}`)
        .join('\n'),
    ),
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
  Steps: (_, { children }) => children,
  Step: ({ title, rules }, { children, place }, context) =>
    titled(
      `${place}. ${text(title)}`,
      children,
      rules
        ? `${pageWords.rules.several}: ${texts(rules)
            .map((id) => nameRule(id, context))
            .join(', ')}`
        : '',
    ),
  Timeline: (_, { children }) => children,
  Moment: ({ date, title }, { children }) => titled(`${text(date)}: ${text(title)}`, children),
  Definitions: (_, { children }) => children,
  Term: ({ name }, { children }) => item('-', `**${text(name)}**: ${children}`),
  CitedRules: ({ rules }, _, context) =>
    `${pageWords.rules.several}: ${texts(rules)
      .map((id) => nameRule(id, context))
      .join(', ')}`,
  Handoff: ({ country }, _, { fact }) => findHandoff(fact('calls', canonicalCall), text(country)),
  HandoffNumbers: (_, __, { fact }) => {
    const { handoff: words } = pageWords;
    const call = fact('calls', canonicalCall);
    return table(
      [words.place, words.number, words.words],
      call.handoff.numbers.map(({ country, place, number }) => [
        place,
        number,
        `“${findHandoff(call, country)}”`,
      ]),
    );
  },
  CallRules: ({ moment }, _, { fact }) =>
    fact('calls', canonicalCall)
      .rules.filter((rule) => rule.moment === moment)
      .map(({ name, rule, why }) => item('-', `**${name}.** ${rule} ${why}`))
      .join('\n'),
  BuyerQuestions: ({ group, cite }, _, { fact, addressOf }) =>
    blocks(
      ...fact('buyers', text(group)).questions.map(
        ({ question, background, answer, answered, claims = [], more }) =>
          titled(
            question,
            background ?? '',
            answer ?? '',
            ...claims.map((id) => `${pageWords.questions.stated}: ${nameClaim(id, { fact })}`),
            answered
              ? `${fill(pageWords.questions.answered, { day: dayFormat.format(answered) })}.`
              : fill(pageWords.questions.open, {
                  ask: `[${pageWords.questions.ask}](${addressOf(routes.contact)})`,
                }),
            more ? `[${more.label}](${addressOf(more.href)})` : '',
          ),
      ),
      cite ? `${pageWords.questions.sources}: ${citations(cite)}` : '',
    ),
  SecurityGrid: ({ set }, _, { fact }) => {
    const { kinds, cards } = fact('security', text(set));
    return table(
      ['Kind', 'Measure', 'What it means'],
      cards.map(({ color, title, description }) => [kinds[color], title, description]),
    );
  },
};
