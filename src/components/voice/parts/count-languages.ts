/** Languages that the assistant speaks equally well. */
export interface LanguageTier {
  readonly name: string;
  readonly does: string;
  /** The id of a figure in claims.yaml that says how many they are. */
  readonly claim?: string;
  readonly groups: readonly {
    readonly region?: string;
    /** Name, BCP 47 tag, the name in the language itself and, if told apart, the varieties spoken. */
    readonly languages: readonly (readonly [
      name: string,
      tag: string,
      native: string,
      spoken?: string,
    ])[];
  }[];
}

/**
 * How many languages a tier names.
 * @param stated how many they are said to be, where a figure says so
 * @throws {Error} when a language is named twice, or when there are more or fewer than stated
 */
export function countLanguages({ name, groups }: LanguageTier, stated?: number): number {
  const tags = groups.flatMap(({ languages }) => languages.map(([, tag]) => tag));
  const repeated = tags.find((tag, index) => tags.indexOf(tag) !== index);
  if (repeated) throw new Error(`${name} names the language "${repeated}" twice.`);
  if (stated !== undefined && stated !== tags.length) {
    throw new Error(`${name} names ${tags.length} languages, but ${stated} are stated.`);
  }
  return tags.length;
}
