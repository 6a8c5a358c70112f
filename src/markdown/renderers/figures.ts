import { formatHour, summarizeDashboard } from '../../components/dashboard/parts/dashboard.ts';
import { canonicalCall, findHandoff } from '../../components/call/find-call.ts';
import { figuresWords } from '../../messages/messages.ts';
import { fill } from '../../messages/fill.ts';
import { blocks, group, list, table, text, texts, type Forms } from '../renderer.ts';
import { createResolver, nameClaim } from '../resolve-name.ts';
import { describeScale } from './levels.ts';

/** The drawings whose props do not say all that they show, or say it in another order. */
export const figureForms: Forms = {
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
        [system.name, 'Sessions', 'Waiting', 'Median wait', 'Longest wait'],
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
  TriageConversation: (props, _, context) => {
    const call = context.fact('calls', canonicalCall);
    const turns = list(props['turns']).map(group);
    const findings = list(props['findings']).map(group);
    const said = turns.map(({ speaker, text: words, handoff }) => {
      const heard = handoff ? findHandoff(call, text(handoff)) : text(words);
      return `> **${text(speaker)}:** ${heard.replaceAll(/[[\]]/g, '')}`;
    });
    return blocks(
      `**Listens** (${text(props['channel'])})`,
      said.join('\n>\n'),
      '**Recognizes**',
      findings.map(({ finding, meaning }) => `- ${text(finding)}: ${text(meaning)}`).join('\n'),
      '**Judges urgency**',
      describeScale(text(props['system']), context, Number(props['level'])),
      '**Hands over**',
      list(props['note'])
        .map(texts)
        .map(([label = '', words = '']) => `- ${label}: ${words}`)
        .join('\n'),
      `*${text(props['caption'])}*`,
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
        list(calls)
          .map(group)
          .map(({ words, level }) => [text(words), resolve('level', text(level)) ?? '']),
      ),
      `*${text(caption)}*`,
      `**Film: ${text(title)}** (${text(remark)}). What it shows:`,
      children,
    );
  },
};
