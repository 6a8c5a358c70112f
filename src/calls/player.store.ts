import type { Line, Narrator } from './narration/narrator.ts';

/** Where a call stands: which sentence, and how many letters of it have been said. */
export interface PlayerState {
  readonly status: 'idle' | 'playing' | 'paused' | 'finished';
  readonly index: number;
  readonly letters: number;
}

export interface Player {
  /** Where the call stands now. */
  readonly getState: () => PlayerState;
  /** Tells who reads, from the next sentence on. */
  readonly setNarrator: (narrator: Narrator) => void;
  /** Speaks from a sentence on. A sentence that was broken off is begun again. */
  readonly play: (index: number) => void;
  readonly pause: () => void;
  /** Reads at another speed, at once. */
  readonly setRate: (rate: number) => void;
  /** Silences the call and forgets where it was. */
  readonly reset: () => void;
}

interface Hooks {
  /** The sentences of the way that is chosen now. */
  readonly script: () => readonly Line[];
  /** The narrator cannot read at all; name another, which begins the sentence again. */
  readonly onFailed: () => Narrator;
  readonly onChange: (state: PlayerState) => void;
}

/**
 * Reads a call sentence by sentence. A store of its own: a library’s would be a second file to load.
 */
export function createPlayer({ script, onFailed, onChange }: Hooks): Player {
  let state: PlayerState = { status: 'idle', index: 0, letters: 0 };
  let narrate: Narrator | undefined;
  let rate = 1;
  let silence = (): void => undefined;

  function set(next: PlayerState): void {
    state = next;
    onChange(next);
  }

  function read(index: number): void {
    const line = script()[index];
    if (!line || !narrate) {
      silence();
      set({ status: line ? 'paused' : 'finished', index, letters: 0 });
      return;
    }
    set({ status: 'playing', index, letters: 0 });
    silence = narrate(line, rate, {
      onLetters(told) {
        const letters = Math.min(line.text.length, Math.floor(told));
        if (letters > state.letters) set({ ...state, letters });
      },
      onEnd() {
        read(index + 1);
      },
      onInterrupted: pause,
      onFailed() {
        narrate = onFailed();
        read(index);
      },
    });
  }

  function pause(): void {
    silence();
    const now = state;
    if (now.status === 'playing') set({ ...now, status: 'paused' });
  }

  return {
    getState: () => state,
    setNarrator(narrator) {
      narrate = narrator;
    },
    play(index) {
      silence();
      read(index);
    },
    pause,
    setRate(next) {
      rate = next;
      const { status, index } = state;
      if (status !== 'playing') return;
      silence();
      read(index);
    },
    reset() {
      silence();
      set({ status: 'idle', index: 0, letters: 0 });
    },
  };
}
