import type { z } from 'zod';
import { contentCollections } from '../schemas/collections.ts';
import type { ExampleCallData } from '../schemas/example-call.ts';

type Collections = typeof contentCollections;

/** A collection of records in one file, which pages cite by their ids. */
type FactName = {
  [Name in keyof Collections]: Collections[Name] extends { file: string } ? Name : never;
}[keyof Collections];

type Fact<Name extends FactName> = Name extends 'exampleCalls'
  ? ExampleCallData
  : z.output<Collections[Name]['schema']>;

export const factNames = Object.entries(contentCollections).flatMap(([name, collection]) =>
  'file' in collection ? [name as FactName] : [],
);

/** Each collection of facts by id. */
export type FactLists = { readonly [Name in FactName]?: ReadonlyMap<string, Fact<Name>> };

/** Finds one fact, such as `fact('claims', 'wait-reduction')`. */
export type FindFact = <Name extends FactName>(name: Name, id: string) => Fact<Name>;

/** Makes the function by which pages look up what they cite; it throws naming an id that is not there. */
export function createFactFinder(facts: FactLists): FindFact {
  return (name, id) => {
    const fact = facts[name]?.get(id);
    if (!fact) {
      throw new Error(
        `${contentCollections[name].file}: found no "${id}"; write it, or mend the name.`,
      );
    }
    return fact;
  };
}
