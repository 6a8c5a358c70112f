import { secondsOf } from '../timing.ts';
import type { Narrator } from './narrator.ts';

/** Milliseconds from one step of the clock to the next. */
const step = 120;

/** Lets a sentence pass at the speed of a calm voice, without sound. */
export const narrateByClock: Narrator = ({ text }, rate, { onLetters, onEnd }) => {
  const total = secondsOf(text) * 1000;
  let passed = 0;
  const timer = setInterval(() => {
    passed += step * rate;
    onLetters((passed / total) * text.length);
    if (passed < total) return;
    clearInterval(timer);
    onEnd();
  }, step);
  return () => {
    clearInterval(timer);
  };
};
