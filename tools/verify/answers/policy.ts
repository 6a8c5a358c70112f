import type { InlineCode } from '../../../src/hosting/output/pages/inline-code.ts';
import { describeBeginning } from '../files/first-bytes.ts';
import type { Fault } from '../tell.ts';

export const policyName = 'content-security-policy';

/** More directives than these that differ are another policy, and not worth a line each. */
const mostDifferences = 3;

const isHash = (source: string): boolean => /^'sha\d+-/.test(source);

/** The first directive of a name counts, and 'none' is no source (https://www.w3.org/TR/CSP3/#parse-serialized-policy). */
function readDirectives(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const named = directives.filter(([name]) => name);
  return new Map(
    named
      .reverse()
      .map(([name = '', ...sources]) => [name, sources.filter((one) => one !== "'none'")]),
  );
}

function compareDirectives(found: string, wanted: string) {
  const [has, needs] = [readDirectives(found), readDirectives(wanted)];
  return [...new Set([...needs.keys(), ...has.keys()])].map((name) => {
    const [given, asked] = [has.get(name), needs.get(name)];
    return {
      name,
      isMissing: !given,
      isMore: !asked,
      lost: asked?.filter((source) => !given?.includes(source)) ?? [],
      added: given?.filter((source) => !asked?.includes(source)) ?? [],
    };
  });
}

type Difference = ReturnType<typeof compareDirectives>[number];

/** One directive in words, without the code of the page. */
function describeDifference({ name, isMissing, isMore, lost, added }: Difference): string[] {
  if (isMissing) return [`${policyName}: ${name} is missing`];
  if (isMore) return [`${policyName}: ${name} is more than the build writes`];
  const isOther = (source: string) => !isHash(source);
  return [
    ...lost.filter(isOther).map((source) => `${policyName}: ${name} lacks ${source}`),
    ...added.filter(isOther).map((source) => `${policyName}: ${name} allows ${source}`),
  ];
}

/** What stands in the page, compared with what the policy was written for. */
function findForeignCode(
  differences: readonly Difference[],
  code: Pick<InlineCode, 'scripts' | 'scriptHashes'>,
): Fault[] {
  // Where all inline code is allowed, that is what has to be told.
  const known = differences.filter(
    ({ isMissing, isMore, added }) => !isMissing && !isMore && !added.includes("'unsafe-inline'"),
  );
  const lost = known.flatMap((one) => one.lost.filter(isHash));
  if (known.some(({ added }) => added.some(isHash))) {
    return [
      'is not the page that its policy was written for: something in between changed it, or pages ' +
        'and headers are of two builds',
    ];
  }
  if (lost.length === 0) return [];
  const script = code.scripts.find((_, index) => lost.includes(code.scriptHashes[index] ?? ''));
  const [what, text] = script === undefined ? ['style', ''] : ['script', script];
  const fault = `has an inline ${what} that its policy does not know`;
  return [text === '' ? fault : { fault, example: describeBeginning(Buffer.from(text)) }];
}

/**
 * Directive by directive, as a whole policy is too long to be compared by eye.
 * @param code what stands in the page, if it is one
 */
export function findPolicyFaults(
  { headers }: Response,
  wanted: string,
  code: Pick<InlineCode, 'scripts' | 'scriptHashes'> = { scripts: [], scriptHashes: [] },
): Fault[] {
  const found = headers.get(policyName);
  if (found === null) return [`${policyName} is missing`];
  // No policy holds a comma: one is put between headers of the same name.
  if (found.includes(',')) return [`${policyName} is sent twice, and browsers obey both`];
  const differences = compareDirectives(found, wanted);
  const words = differences.map(describeDifference).filter(({ length }) => length > 0);
  if (words.length > mostDifferences) {
    return [
      `${policyName} is another policy than the build writes; are the PUBLIC_ settings those of its build?`,
    ];
  }
  return [...words.flat(), ...findForeignCode(differences, code)];
}
