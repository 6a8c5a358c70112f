import { findLevel } from '../../components/levels/parts/find-level.ts';
import { formatWait } from '../../components/levels/parts/triage-levels.ts';
import { group, list, table, text, texts, type Forms, type TwinContext } from '../renderer.ts';
import { nameLevel } from '../resolve-name.ts';

function waitOf(system: string, number: number, { fact }: TwinContext): string {
  const { maximumWait } = findLevel(fact('triageSystems', system), number);
  return maximumWait === undefined ? '' : formatWait(maximumWait);
}

/** A whole scale: levels, what else they are called, and their longest waits. */
export function describeScale(id: string, context: TwinContext, marked?: number): string {
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

/** The drawings that take a scale from `triage-systems.yaml`. */
export const levelForms: Forms = {
  LevelScale: ({ system, marked }, _, context) =>
    describeScale(text(system), context, Number(marked)),
  LevelCards: ({ system, cards }, _, context) =>
    table(
      ['Level', 'Longest wait', 'What it means'],
      list(cards)
        .map(group)
        .map(({ level, text: words }) => [
          nameLevel(text(system), Number(level), context),
          waitOf(text(system), Number(level), context),
          text(words),
        ]),
    ),
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
  LevelShares: ({ system, shares }, _, context) =>
    table(
      ['Level', 'Share of patients'],
      texts(shares).map((share, index) => [
        nameLevel(text(system), index + 1, context),
        `${share}%`,
      ]),
    ),
  LevelMatrix: ({ system, headings, rows }, _, context) =>
    table(
      texts(headings),
      list(rows)
        .map(group)
        .map(({ heading, levels }) => [
          text(heading),
          ...list(levels).map((level) => nameLevel(text(system), Number(level), context)),
        ]),
    ),
  WaitAxis: ({ systems, axis }, _, context) =>
    [text(axis), ...texts(systems).map((id) => describeScale(id, context))].join('\n\n'),
  SystemTable: ({ systems, headings }, _, { fact, addressOf }) =>
    table(
      texts(headings),
      list(systems)
        .map(group)
        .map(({ id, href }) => {
          const { name, levels, origin, keyFeatures } = fact('triageSystems', text(id));
          const link = `[${name}](${addressOf(text(href))})`;
          return [link, String(levels.length), origin, keyFeatures];
        }),
    ),
};
