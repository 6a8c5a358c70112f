import { expect, it } from 'vitest';
import { type Playable, startPlayback } from '../../../src/video/start-playback.ts';

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

it('plays with sound where the browser allows it', async () => {
  const video = createVideo();
  expect(await startPlayback(video)).toBe(true);
  expect(video.muted).toBe(false);
});

it('plays muted where the browser refuses sound', async () => {
  const video = createVideo('NotAllowedError');
  expect(await startPlayback(video)).toBe(true);
  expect(video.muted).toBe(true);
});

it('waits for the visitor where the browser refuses to play by itself at all', async () => {
  expect(await startPlayback(createVideo('NotAllowedError', 'NotAllowedError'))).toBe(true);
});

it('is no failure when the visitor closes before the film begins', async () => {
  expect(await startPlayback(createVideo('AbortError'))).toBe(true);
});

it('fails when there is no film that the browser can play', async () => {
  expect(await startPlayback(createVideo('NotSupportedError'))).toBe(false);
});
