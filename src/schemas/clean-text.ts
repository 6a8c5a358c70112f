/** What nobody sees, and what splits words for machines: soft hyphens, blanks and marks of no width. */
const unseen = /[\u00AD\u200B\u200E\u200F\u2060\u061C\uFEFF]/g;

/** Scripts in which such signs say where a line may break, or which way it runs. */
const unlessIn =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Ligatures, as a PDF gives them, and letters with their accents apart, as some systems write them. */
const composed = /[\uFB00-\uFB06]|\p{Script=Latin}\p{M}+/gu;

/** A text without the mark that Windows begins a file with, and with the line ends of this repository. */
export function plainEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** A text without the signs that nobody sees, and with each letter as one sign. */
export function cleanText(text: string): string {
  const seen = unlessIn.test(text) ? text : text.replaceAll(unseen, '');
  return seen.replaceAll(composed, (letters) => letters.normalize('NFKC'));
}
