import { secondsOf } from '../timing.ts';
import { narrateByClock, type Narrator } from './narrator.ts';

/** Seconds that a voice may take to begin, and times its usual length that it may take in all. */
const longestStart = 4;
const longestStretch = 3;
/** What ends in less than this share of its time was not spoken; twice in a row, nothing is. */
const shortestShare = 0.15;
const mostSkips = 2;

/**
 * Reads sentences aloud with voices of the device, one utterance each: Chromium falls silent in
 * utterances of more than some 15 seconds. Where a voice tells no words, a clock does.
 */
export function createVoiceNarrator(
  synthesis: SpeechSynthesis,
  voices: readonly [assistant: SpeechSynthesisVoice, caller: SpeechSynthesisVoice],
): Narrator {
  let skips = 0;
  return (line, rate, listener) => {
    const { text, speaker } = line;
    // Held here until its end: Chromium forgets an utterance that nobody holds, with its events.
    const utterance = new SpeechSynthesisUtterance(text);
    // The assistant speaks calmly, the caller a little lower and quicker.
    const isCaller = speaker === 'caller';
    utterance.voice = voices[isCaller ? 1 : 0];
    utterance.lang = utterance.voice.lang;
    utterance.rate = isCaller ? rate : rate * 0.95;
    utterance.pitch = isCaller ? 0.9 : 1.05;
    const expected = (secondsOf(text) * 1000) / rate;
    let isOver = false;
    let hasBoundaries = false;
    let stopClock = (): void => undefined;
    let started = performance.now();

    const finish = (report: () => void): void => {
      if (isOver) return;
      isOver = true;
      stopClock();
      clearTimeout(patience);
      report();
    };
    const giveUp = (): void => {
      finish(listener.onFailed);
      synthesis.cancel();
    };
    let patience = setTimeout(giveUp, longestStart * 1000);

    utterance.onstart = () => {
      if (isOver) return;
      started = performance.now();
      clearTimeout(patience);
      patience = setTimeout(giveUp, longestStretch * expected + longestStart * 1000);
      stopClock = narrateByClock(line, rate, {
        ...listener,
        onProgress(characters) {
          if (!hasBoundaries) listener.onProgress(characters);
        },
        onEnd: () => undefined,
      });
    };
    utterance.onboundary = ({ charIndex, charLength }) => {
      if (isOver) return;
      hasBoundaries = true;
      const word = `${text.slice(charIndex)} `.indexOf(' ');
      listener.onProgress(charIndex + (charLength || word));
    };
    utterance.onend = () => {
      const isSkipped = performance.now() - started < expected * shortestShare;
      skips = isSkipped ? skips + 1 : 0;
      finish(skips < mostSkips ? listener.onEnd : listener.onFailed);
    };
    utterance.onpause = () => {
      finish(listener.onInterrupted);
      synthesis.cancel();
    };
    utterance.onerror = ({ error }) => {
      const isTaken = error === 'interrupted' || error === 'canceled';
      finish(isTaken ? listener.onInterrupted : listener.onFailed);
    };
    // Somebody may have left the voice paused.
    synthesis.resume();
    synthesis.speak(utterance);
    return () => {
      finish(() => undefined);
      synthesis.cancel();
    };
  };
}
