import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Line,
  type Listener,
  narrateByClock,
  type Narrator,
} from '../../../src/calls/narration.ts';
import { createPlayer, type PlayerState } from '../../../src/calls/player.store.ts';

const script: readonly Line[] = ['One sentence.', 'Another one.'].map((text, cue) => ({
  text,
  cue,
  speaker: 'assistant',
}));

function openPlayer(narrate?: Narrator) {
  const states: PlayerState[] = [];
  const player = createPlayer({
    script: () => script,
    onFailed: () => narrateByClock,
    onChange: (state) => states.push(state),
  });
  let listener: Listener | undefined;
  const silence = vi.fn();
  player.setNarrator(
    narrate ??
      ((_line, heard) => {
        listener = heard;
        return silence;
      }),
  );
  return { player, states, silence, hear: () => listener };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('sentences follow each other to the end, as far as their characters go', () => {
  const { player, hear } = openPlayer();
  player.play(0);
  hear()?.onProgress(3.7);
  expect(player.getState()).toEqual({ status: 'playing', index: 0, characters: 3 });
  hear()?.onProgress(2);
  hear()?.onProgress(99);
  expect(player.getState().characters).toBe(13);
  hear()?.onEnd();
  expect(player.getState()).toEqual({ status: 'playing', index: 1, characters: 0 });
  hear()?.onEnd();
  expect(player.getState().status).toBe('finished');
});

test('whoever pauses hears the sentence again from its beginning', () => {
  const { player, silence, hear } = openPlayer();
  player.play(1);
  hear()?.onProgress(5);
  player.pause();
  expect(silence).toHaveBeenCalledOnce();
  expect(player.getState()).toEqual({ status: 'paused', index: 1, characters: 5 });
  player.play(player.getState().index);
  expect(player.getState()).toEqual({ status: 'playing', index: 1, characters: 0 });
});

test('what something else interrupts is paused, and does not go on by itself', () => {
  const { player, hear } = openPlayer();
  player.play(0);
  hear()?.onInterrupted();
  expect(player.getState().status).toBe('paused');
});

test('a narrator that fails is replaced, and the sentence begun again', () => {
  const { player, hear } = openPlayer();
  player.play(1);
  hear()?.onFailed();
  expect(player.getState()).toEqual({ status: 'playing', index: 1, characters: 0 });
  vi.advanceTimersByTime(5000);
  expect(player.getState().status).toBe('finished');
});

test('the clock reads in silence, until the call is forgotten', () => {
  const { player } = openPlayer(narrateByClock);
  player.play(0);
  vi.advanceTimersByTime(600);
  expect(player.getState().characters).toBeGreaterThan(5);
  player.reset();
  vi.advanceTimersByTime(5000);
  expect(player.getState()).toEqual({ status: 'idle', index: 0, characters: 0 });
});
