/** How long an answer may be kept, by the header that says so (RFC 9111, 5.2.2). */
interface Keeping {
  readonly isStored: boolean;
  /** In seconds; nothing where it is not said, so that each browser decides. */
  readonly age: number | undefined;
  /** The same for caches in front, where they are told something else. */
  readonly sharedAge: number | undefined;
  readonly isImmutable: boolean;
  /** For how many seconds more an old answer is shown while a new one is fetched (RFC 5861). */
  readonly staleAge: number;
}

function readKeeping(value: string): Keeping {
  const directives = new Map<string, string>();
  for (const directive of value.toLowerCase().split(',')) {
    const [name = '', seconds = ''] = directive.trim().split('=', 2);
    directives.set(name, seconds.replaceAll('"', ''));
  }
  const secondsOf = (name: string) => {
    const seconds = directives.get(name);
    return seconds === undefined ? undefined : Number(seconds);
  };
  return {
    isStored: !directives.has('no-store'),
    age: directives.has('no-cache') ? 0 : secondsOf('max-age'),
    sharedAge: secondsOf('s-maxage'),
    isImmutable: directives.has('immutable'),
    // Whoever has to ask anew shows nothing old.
    staleAge: directives.has('must-revalidate') ? 0 : (secondsOf('stale-while-revalidate') ?? 0),
  };
}

/** Whether browsers and caches keep an answer as they are meant to, in whatever words. */
export function isKeptAlike(found: string, wanted: string): boolean {
  const [has, needs] = [readKeeping(found), readKeeping(wanted)];
  if (!needs.isStored) return !has.isStored;
  return (
    has.isStored &&
    has.age === needs.age &&
    (has.sharedAge ?? has.age) === needs.age &&
    has.isImmutable === needs.isImmutable &&
    has.staleAge === needs.staleAge
  );
}

/** For how many seconds caches in front may answer in place of the site. */
export function freshFor(value: string | null): number {
  const { isStored, age = 0, sharedAge = age } = readKeeping(value ?? '');
  return isStored ? sharedAge : 0;
}
