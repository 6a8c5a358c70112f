import { list } from 'postcss';

/** What pages and scripts name. */
export interface Named {
  readonly classes: Set<string>;
  readonly tags: Set<string>;
  /** Attributes and custom properties among them. */
  readonly words: Set<string>;
  /** Words of scripts alone, which write `data-home` as `dataset.home`; in a text, home is a word. */
  readonly spoken: ReadonlySet<string>;
}

/**
 * Takes a selector apart: it without what its brackets hold, where an absent class can say that it
 * is absent, and the lists of which one selector has to match.
 */
function splitBrackets(selector: string): { outside: string; lists: readonly string[] } {
  let depth = 0;
  let outside = '';
  let held = '';
  const lists: string[] = [];
  for (const sign of selector) {
    if (sign === ')') depth -= 1;
    if (sign === ')' && depth === 0) {
      if (/:(?:is|where|has)\($/.test(outside)) lists.push(held);
      held = '';
    }
    if (depth === 0) outside += sign;
    else held += sign;
    if (sign === '(') depth += 1;
  }
  return { outside, lists };
}

/** The values that content gives; what is true or counts may come of a script that never says it. */
const givenValue = /\[(?:data-[\w-]+|role|value)="?(?!true|false)([a-z][\w-]*)"?\]/g;
const typeSelector = /(?<=^|[\s>+~])[a-z][\w-]*/gi;
const className = /\.([\w-]+)/g;
const dataAttribute = /\[data-([\w-]+)/g;

/** What an element must have to match a selector. */
interface Demand {
  readonly types: readonly string[];
  readonly values: readonly string[];
  readonly classes: readonly string[];
  /** Data attributes as HTML and as scripts write them: `data-home`, `home`. */
  readonly attributes: readonly { readonly name: string; readonly key: string }[];
  /** Of each list one selector has to match. */
  readonly lists: readonly (readonly string[])[];
}

/** Most pages have most selectors: each is read once. */
const demands = new Map<string, Demand>();

function readDemand(selector: string): Demand {
  const known = demands.get(selector);
  if (known) return known;
  const { outside, lists } = splitBrackets(selector);
  const firsts = (pattern: RegExp) => [...outside.matchAll(pattern)].map(([, name = '']) => name);
  const demand = {
    types: outside.replaceAll(/\[[^\]]*\]/g, '').match(typeSelector) ?? [],
    values: firsts(givenValue),
    classes: firsts(className),
    attributes: firsts(dataAttribute).map((name) => ({
      name: `data-${name}`,
      key: name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    })),
    lists: lists.map((held) => list.comma(held)),
  };
  demands.set(selector, demand);
  return demand;
}

/**
 * Whether an element can match: its tags, its classes and its data attributes with their values are
 * in a page or in a script.
 */
export function canMatch(selector: string, named: Named): boolean {
  const { types, values, classes, attributes, lists } = readDemand(selector);
  return (
    types.every((type) => named.tags.has(type)) &&
    values.every((value) => named.words.has(value)) &&
    classes.every((name) => named.classes.has(name)) &&
    attributes.every(({ name, key }) => named.words.has(name) || named.spoken.has(key)) &&
    lists.every((held) => held.some((one) => canMatch(one, named)))
  );
}
