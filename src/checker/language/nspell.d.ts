/** The part of nspell that the spelling rule uses; the package brings no types. */
declare module 'nspell' {
  interface SpellChecker {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): SpellChecker;
}
