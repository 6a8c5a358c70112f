import type { Formant } from './voice-anatomy.ts';

/** Times from peak to peak in milliseconds, further from regular than a healthy voice is. */
const periods = [8.1, 8.7, 7.8, 8.4];
const meanPeriod = periods.reduce((sum, period) => sum + period, 0) / periods.length;
const formants: readonly Formant[] = [
  { name: 'F1', hertz: 700 },
  { name: 'F2', hertz: 1220 },
  { name: 'F3', hertz: 2600 },
];

/** The imagined vowel that every drawing of a voice enlarges, the same on all pages. */
export const vowel = {
  periods,
  /** Heights of the peaks, one more than there are periods; the highest is 1. */
  peaks: [1, 0.86, 0.96, 0.78, 0.9],
  /** Fundamental frequency in hertz. */
  pitch: 1000 / meanPeriod,
  formants,
};
