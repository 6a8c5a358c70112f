import { contentCollections } from '../schemas/collections.ts';
import type { BuyersData } from '../schemas/buyers.ts';
import type { CallData } from '../schemas/call.ts';
import type { ClaimData } from '../schemas/claim.ts';
import type { ClosingCallData } from '../schemas/article.ts';
import type { DashboardData } from '../schemas/dashboard.ts';
import type { ExampleCallData } from '../schemas/example-call.ts';
import type { PromiseData } from '../schemas/promise.ts';
import type { ScaleCaseData, ScoreData, TreeData } from '../schemas/tools.ts';
import type { LawData } from '../schemas/law.ts';
import type { SecurityData } from '../schemas/security.ts';
import type { SourceData } from '../schemas/source.ts';
import type { TriageSystemData } from '../schemas/triage-system.ts';

/** What pages cite by its id, under the name of its collection. */
interface Facts {
  readonly claims: ClaimData;
  readonly promises: PromiseData;
  readonly sources: SourceData;
  readonly triageSystems: TriageSystemData;
  readonly dashboards: DashboardData;
  readonly security: SecurityData;
  readonly calls: CallData;
  readonly exampleCalls: ExampleCallData;
  readonly translatedCalls: ExampleCallData;
  readonly buyers: BuyersData;
  readonly trees: TreeData;
  readonly scores: ScoreData;
  readonly scaleCases: ScaleCaseData;
  readonly laws: LawData;
  readonly closingCalls: ClosingCallData;
}

/** Each collection of facts by id. */
type FactLists = { readonly [Kind in keyof Facts]: ReadonlyMap<string, Facts[Kind]> };

/** Finds one fact, such as `fact('claims', 'wait-reduction')`. */
export type FindFact = <Kind extends keyof Facts>(kind: Kind, id: string) => Facts[Kind];

/** Makes the function by which pages look up what they cite; it throws naming an id that is not there. */
export function createFactFinder(facts: FactLists): FindFact {
  return (kind, id) => {
    const fact = facts[kind].get(id);
    if (!fact) {
      throw new Error(
        `${contentCollections[kind].file}: found no "${id}"; write it, or mend the name.`,
      );
    }
    return fact;
  };
}
