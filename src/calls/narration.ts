import type { Speaker } from '../components/call/lay-out-call.ts';
import { secondsOf } from '../components/call/timing.ts';

/** A sentence as it is spoken. */
export interface Line {
  readonly text: string;
  readonly speaker: Speaker;
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
 * @returns what silences it; nothing more is heard then
 */
export type Narrator = (line: Line, listener: Listener) => () => void;

/** Milliseconds from one step of the clock to the next. */
const step = 120;

/** Lets a sentence pass at the speed of a calm voice, without sound. */
export const narrateByClock: Narrator = ({ text }, { onProgress, onEnd }) => {
  const total = secondsOf(text) * 1000;
  let passed = 0;
  const timer = setInterval(() => {
    passed += step;
    onProgress((passed / total) * text.length);
    if (passed < total) return;
    clearInterval(timer);
    onEnd();
  }, step);
  return () => {
    clearInterval(timer);
  };
};

/** Seconds between a sentence and the next of the recording that need no jump. */
const smallestJump = 0.4;

/** What a recording needs to be played and followed. */
type Recording = Pick<HTMLMediaElement, 'currentTime' | 'play' | 'pause'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** When a sentence is heard, in seconds. */
type Cue = Pick<TextTrackCue, 'startTime' | 'endTime'>;

/**
 * Plays a recording of a call, which has one cue for each sentence, those of all answers in the
 * order of the call's data. From one sentence to the next it plays on; answers that were not
 * chosen are jumped over.
 */
export function createRecordingNarrator(
  audio: Recording,
  cues: Readonly<Record<number, Cue | undefined>>,
): Narrator {
  return (line, listener) => {
    const cue = cues[line.cue];
    if (!cue) {
      queueMicrotask(listener.onFailed);
      return () => undefined;
    }
    const { startTime, endTime } = cue;
    const events: Readonly<Record<string, () => void>> = {
      timeupdate: () => {
        const share = (audio.currentTime - startTime) / (endTime - startTime);
        listener.onProgress(share * line.text.length);
        if (share >= 1) finish(listener.onEnd);
      },
      ended: () => {
        finish(listener.onEnd);
      },
      pause: () => {
        // The browser says so at the end of the file too, before it says that it has ended.
        if (audio.currentTime < endTime - smallestJump) finish(listener.onInterrupted);
      },
      error: () => {
        finish(listener.onFailed);
      },
    };
    const finish = (report?: () => void): void => {
      for (const [name, hear] of Object.entries(events)) audio.removeEventListener(name, hear);
      report?.();
    };
    for (const [name, hear] of Object.entries(events)) audio.addEventListener(name, hear);
    const distance = audio.currentTime - startTime;
    if (Math.abs(distance) > smallestJump) audio.currentTime = startTime;
    audio.play().catch(() => {
      finish(listener.onFailed);
    });
    return () => {
      finish();
      audio.pause();
    };
  };
}

/** What a choice needs to know of a voice of the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>;

const better = /premium|enhanced|natural|neural|siri/i;
/** Robots, and voices that are meant as a joke. */
const odd =
  /albert|news|bahh|bells|boing|bubbles|cellos|jester|organ|trinoids|whisper|wobble|zarvox|eloquence|espeak/i;

/** A language tag in parts; some devices write en_US, and Mandarin by a tag of its own. */
function readTag(tag: string): string[] {
  return tag.toLowerCase().replace('_', '-').replace(/^cmn/, 'zh').split('-');
}

/**
 * Chooses a voice for the assistant and others for the caller and the nurse. Only voices of the
 * device itself count: others would send the text away.
 * @returns the best voices, the same for several if there are no others; none if the device does not
 *   speak the language
 */
export function chooseVoices<Installed extends Voice>(
  installed: readonly Installed[],
  language: string,
): Readonly<Record<Speaker, Installed>> | undefined {
  const [wanted, ...region] = readTag(language);
  const rank = ({ name, lang, voiceURI }: Voice): number => {
    const label = `${name} ${voiceURI}`;
    return (
      (better.test(label) ? 4 : 0) +
      (readTag(lang).slice(1).join() === region.join() ? 2 : 0) -
      (odd.test(label) ? 8 : 0)
    );
  };
  const [assistant, caller = assistant, nurse = assistant] = installed
    .filter(({ localService, lang }) => localService && readTag(lang)[0] === wanted)
    .sort((a, b) => rank(b) - rank(a));
  return assistant && caller && nurse && { assistant, caller, nurse };
}

/** Rate and pitch: the assistant speaks calmly, the caller lower, the nurse higher. */
const manners: Readonly<Record<Speaker, readonly [rate: number, pitch: number]>> = {
  assistant: [0.95, 1.05],
  caller: [1, 0.9],
  nurse: [1.05, 1.2],
};

/** Seconds that a voice may take to begin, and times its usual length that it may take in all. */
const longestStart = 4;
const longestStretch = 3;
/** What ends in less than this share of its time was not spoken; twice in a row, nothing is. */
const shortestShare = 0.15;
const mostSkips = 2;

/**
 * Reads sentences aloud with voices of the device, one utterance each: Chromium falls silent in
 * utterances of more than some 15 seconds. Not every voice tells its words, so a clock does.
 */
export function createVoiceNarrator(
  synthesis: SpeechSynthesis,
  voices: Readonly<Record<Speaker, SpeechSynthesisVoice>>,
): Narrator {
  let skips = 0;
  return (line, listener) => {
    const { text, speaker } = line;
    // Held here until its end: Chromium forgets an utterance that nobody holds, with its events.
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voices[speaker];
    utterance.lang = utterance.voice.lang;
    [utterance.rate, utterance.pitch] = manners[speaker];
    const expected = secondsOf(text) * 1000;
    let isOver = false;
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
      stopClock = narrateByClock(line, { ...listener, onEnd: () => undefined });
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
