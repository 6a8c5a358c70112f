import { expect, it } from 'vitest';
import {
  type Playable,
  startPlayback,
} from '../../../../src/islands/video-modal/start-playback.ts';

/** A video that answers each attempt to play with the next error, or plays when there is none. */
function createVideo(...errors: (string | undefined)[]): Playable {
  return {
    muted: false,
    play: () => {
      const name = errors.shift();
      return name ? Promise.reject(new DOMException('', name)) : Promise.resolve();
    },
  };
}

it.each([
  ['plays with sound where the browser allows it', [], true, false],
  ['plays muted where the browser refuses sound', ['NotAllowedError'], true, true],
  ['waits where it refuses to play by itself', ['NotAllowedError', 'NotAllowedError'], true, true],
  ['is no failure when it is closed before the film begins', ['AbortError'], true, false],
  ['fails when there is no film that can be played', ['NotSupportedError'], false, false],
] as const)('%s', async (_, errors, canPlay, isMuted) => {
  const video = createVideo(...errors);
  expect(await startPlayback(video)).toBe(canPlay);
  expect(video.muted).toBe(isMuted);
});
