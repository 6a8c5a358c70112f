/** Letters that a calm voice says in a second, and what it pauses after a sentence. */
const lettersPerSecond = 15;
const pauseSeconds = 0.4;
/** Chinese and Japanese say in one character what takes other scripts about three letters. */
const dense = /[\u3040-\u9fff]/g;

/** How long a sentence takes to say at the usual speed, in seconds. */
export function secondsOf(sentence: string): number {
  const letters = sentence.length + 2 * (sentence.match(dense)?.length ?? 0);
  return pauseSeconds + letters / lettersPerSecond;
}

/** Seconds as a player shows them, up to ten minutes: 0:07. */
export function formatSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(15, 19);
}
