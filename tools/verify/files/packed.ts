/** Texts above this size, in bytes, go over the wire packed; hosts leave small ones as they are. */
export const leastPacked = 4096;

/** What is said of a text that browsers show as signs. */
export const packedStill =
  'is packed still when it is unpacked: it was packed twice, or something in between took content-encoding away';

/** Whether what should be a text is none: no text of this site has what UTF-8 cannot read. */
export function isPacked(text: string): boolean {
  return text.slice(0, 200).includes('\uFFFD');
}
