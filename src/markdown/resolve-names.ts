import { canonicalCall, findRules } from '../components/call/find-call.ts';
import { addressOf } from '../schemas/source.ts';
import type { Props } from '../mdx/parse-body.ts';
import type { FindFact } from '../site/facts.ts';
import { text } from './syntax.ts';

/** What a text is rendered with. */
export interface RenderContext {
  readonly fact: FindFact;
  /** The address of a path on this site or elsewhere, written out. */
  readonly addressOf: (path: string) => string;
  /** Words that the settings decide: who answers for the site, and where to write. */
  readonly legalEntity: string;
  readonly contactEmail: string;
}

/**
 * Says what stands for a value in the props of a component.
 * @param key the name of the prop or field: claim, level, rules …
 * @returns undefined for a value that stands for itself
 */
export type ResolveName = (key: string, value: string) => string | undefined;

/** A figure with what it measures. */
export function nameClaim(id: string, { fact }: Pick<RenderContext, 'fact'>): string {
  const { value, measures } = fact('claims', id);
  return `**${value}** ${measures}`;
}

/** A level by its number and its name. */
export function nameLevel(system: string, number: number, { fact }: RenderContext): string {
  const level = fact('triageSystems', system).levels.find((other) => other.number === number);
  return level ? `${number} ${level.name}` : String(number);
}

/** A rule of the call, as every drawn call cites it. */
export function nameRule(id: string, { fact }: Pick<RenderContext, 'fact'>): string {
  return findRules(fact('calls', canonicalCall), [id])[0]?.name ?? id;
}

/** Resolves the names that a component cites, with the scale of its own props. */
export function createResolver(props: Props, context: RenderContext): ResolveName {
  const { fact } = context;
  const system = text(props['system']);
  const resolvers: Readonly<Record<string, (value: string) => string>> = {
    claim: (id) => nameClaim(id, context),
    claims: (id) => nameClaim(id, context),
    system: (id) => fact('triageSystems', id).name,
    systems: (id) => fact('triageSystems', id).name,
    level: (number) => (system ? nameLevel(system, Number(number), context) : number),
    onward: (answer) => `${answer} leads to the next`,
    rules: (id) => nameRule(id, context),
    source: (id) => {
      const source = fact('sources', id);
      const href = addressOf(source);
      const title = href ? `[${source.title}](${href})` : source.title;
      return `${title}, ${[source.authors, source.publisher, source.year].filter(Boolean).join(', ')}`;
    },
  };
  return (key, value) => (value === '' ? undefined : resolvers[key]?.(value));
}
