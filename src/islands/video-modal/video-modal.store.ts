import { atom, type ReadableAtom } from 'nanostores';

/** What the video overlay shows; a film that cannot be loaded is told to the visitor. */
export type VideoState = 'closed' | 'loading' | 'playing' | 'failed';

const state = atom<VideoState>('closed');

export const $video: ReadableAtom<VideoState> = state;

export function openVideo(): void {
  state.set('loading');
}

export function closeVideo(): void {
  state.set('closed');
}

/** The first picture of the film is there, or comes again after a pause for loading. */
export function reportPlaying(): void {
  if (state.get() !== 'closed') state.set('playing');
}

/** No source of the film can be played. A film that was stopped by closing did not fail. */
export function reportFailure(): void {
  if (state.get() !== 'closed') state.set('failed');
}
