import { contentCollections, type RecordName, type RecordOf } from '../schemas/collections.ts';
import type { ExampleCallData } from '../schemas/example-call.ts';

type Fact<Name extends RecordName> = Name extends 'exampleCalls' ? ExampleCallData : RecordOf<Name>;

/** What pages cite by its id. */
export const factNames = Object.entries(contentCollections).flatMap(([name, collection]) =>
  // No page cites an old address, and Astro warns of a collection without any.
  'file' in collection && name !== 'removed' ? [name as RecordName] : [],
);

/** Each collection of facts by id. */
export type FactLists = { readonly [Name in RecordName]?: ReadonlyMap<string, Fact<Name>> };

/** Finds one fact, such as `fact('claims', 'wait-reduction')`. */
export type FindFact = <Name extends RecordName>(name: Name, id: string) => Fact<Name>;

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
