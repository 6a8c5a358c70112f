import { figuresWords } from '../../messages/messages.ts';
import { fill } from '../../messages/fill.ts';
import {
  blocks,
  group,
  list,
  table,
  text,
  texts,
  type Form,
  type Forms,
  type Props,
} from '../renderer.ts';
import { createResolver } from '../resolve-name.ts';

/** A title with its text, as one cell. */
const titled = ({ title, name, text: words }: Props): string =>
  [`**${text(title) || text(name)}**`, text(words)].filter(Boolean).join('. ');

const groups = (value: unknown): readonly Props[] => list(value).map(group);

/** Stages with their time, who acts, and where patients leave them. */
const pathway: Form = (props, _, context) => {
  const resolve = createResolver(props, context);
  const exits = (value: unknown) =>
    groups(value).map(({ when, level, handoff, to }) =>
      [
        `${text(when)}:`,
        ...(['level', 'handoff', 'to'] as const).map((key) => {
          const word = text({ level, handoff, to }[key]);
          return resolve(key, word) ?? word;
        }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  const { again } = props;
  return blocks(
    table(
      [text(props['timeHeading']), 'Who', 'What happens', text(props['exitHeading'])],
      groups(props['stages']).map((stage) => [
        [text(stage['time']), text(stage['place'])].filter(Boolean).join(', '),
        resolve('lane', text(stage['lane'])) ?? '',
        titled(stage),
        exits(stage['exits']).join('; '),
      ]),
    ),
    again
      ? `Then again from step ${text(group(again)['stage'])}: ${text(group(again)['when'])}.`
      : '',
  );
};

/** The drawings of a way that somebody goes, whose columns have their names in other props. */
export const pathForms: Forms = {
  CallByLevel: pathway,
  CarePathway: pathway,
  RoadTime: pathway,
  EscalationProtocol: ({ lanes, steps }) =>
    table(
      texts(lanes),
      groups(steps).map((step) => [titled(step), text(step['trigger']), text(step['action'])]),
    ),
  CarePath: ({ rows, steps }, { children }) =>
    blocks(
      table(
        ['Step', ...texts(rows)],
        groups(steps).map((step) => [titled(step), ...texts(step['cells'])]),
      ),
      children,
    ),
  BeforeAfter: ({ before, after, difference, axis, kinds, steps }) => {
    const timed = (value: unknown) => {
      const [kind = '', minutes] = texts(value);
      return minutes
        ? `${fill(figuresWords.waits.minutes, { minutes })}, ${text(group(kinds)[kind])}`
        : '';
    };
    return blocks(
      text(axis),
      table(
        ['Step', text(before), text(after), text(difference)],
        groups(steps).map((step) => [
          text(step['name']),
          timed(step['before']),
          timed(step['after']),
          text(step['change']),
        ]),
      ),
    );
  },
  RangeBars: ({ heading, measures, rows }) =>
    table(
      [text(heading), ...texts(measures)],
      groups(rows).map((row) => [
        [text(row['name']), text(row['detail'])].filter(Boolean).join(', '),
        ...list(row['ranges']).map((range) => texts(range).join(' to ')),
      ]),
    ),
};
