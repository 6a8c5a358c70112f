import type { Narrator } from './narrator.ts';

/** Seconds between a sentence and the next of the recording that need no jump. */
const smallestJump = 0.4;

/** What a recording needs to be played and followed. */
type Recording = Pick<HTMLMediaElement, 'currentTime' | 'playbackRate' | 'play' | 'pause'> &
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
  return (line, rate, listener) => {
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
    audio.playbackRate = rate;
    audio.play().catch(() => {
      finish(listener.onFailed);
    });
    return () => {
      finish();
      audio.pause();
    };
  };
}
