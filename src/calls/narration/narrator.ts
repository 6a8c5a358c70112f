import { secondsOf } from '../timing.ts';

/** A sentence as it is spoken. */
export interface Line {
  readonly text: string;
  readonly speaker: 'assistant' | 'caller';
  /** Its index among all sentences of the call, those of other answers included. */
  readonly cue: number;
}

/** What is heard of a sentence while it is spoken. */
export interface Listener {
  /** So many characters of it have been said. */
  readonly onProgress: (characters: number) => void;
  /** It has been said to its end. */
  readonly onEnd: () => void;
  /** Something else took the voice: another page, a telephone call, the system. */
  readonly onInterrupted: () => void;
  /** It cannot be said in this way at all. */
  readonly onFailed: () => void;
}

/**
 * Says one sentence, or lets its time pass.
 * @param rate how many times the usual speed
 * @returns what silences it; nothing more is heard then
 */
export type Narrator = (line: Line, rate: number, listener: Listener) => () => void;

/** Milliseconds from one step of the clock to the next. */
const step = 120;

/** Lets a sentence pass at the speed of a calm voice, without sound. */
export const narrateByClock: Narrator = ({ text }, rate, { onProgress, onEnd }) => {
  const total = secondsOf(text) * 1000;
  let passed = 0;
  const timer = setInterval(() => {
    passed += step * rate;
    onProgress((passed / total) * text.length);
    if (passed < total) return;
    clearInterval(timer);
    onEnd();
  }, step);
  return () => {
    clearInterval(timer);
  };
};
