import type { Line, Narrator } from './narration.ts';

/** Where a call stands: which sentence, and how many characters of it have been said. */
export interface PlayerState {
  readonly status: 'idle' | 'playing' | 'paused' | 'finished';
  readonly index: number;
  readonly characters: number;
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
export function createPlayer({ script, onFailed, onChange }: Hooks) {
  let state: PlayerState = { status: 'idle', index: 0, characters: 0 };
  let narrate: Narrator | undefined;
  let silence = (): void => undefined;

  function set(next: PlayerState): void {
    state = next;
    onChange(next);
  }

  function read(index: number): void {
    const line = script()[index];
    if (!line || !narrate) {
      silence();
      set({ status: line ? 'paused' : 'finished', index, characters: 0 });
      return;
    }
    set({ status: 'playing', index, characters: 0 });
    silence = narrate(line, {
      onProgress(said) {
        const characters = Math.min(line.text.length, Math.floor(said));
        if (characters > state.characters) set({ ...state, characters });
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
    if (state.status === 'playing') set({ ...state, status: 'paused' });
  }

  /** Speaks from a sentence on. A sentence that was broken off is begun again. */
  function play(index: number): void {
    silence();
    read(index);
  }

  /** Silences the call and forgets where it was. */
  function reset(): void {
    silence();
    set({ status: 'idle', index: 0, characters: 0 });
  }

  return {
    getState: () => state,
    /** Tells who reads, from the next sentence on. */
    setNarrator(narrator: Narrator): void {
      narrate = narrator;
    },
    play,
    pause,
    reset,
  };
}
