import { beforeEach, expect, it } from 'vitest';
import {
  $video,
  closeVideo,
  openVideo,
  reportFailure,
  reportPlaying,
} from '../../../../src/islands/video-modal/video-modal.store.ts';

beforeEach(closeVideo);

it('tells a failure, and starts anew when it is opened again', () => {
  openVideo();
  reportFailure();
  expect($video.get()).toBe('failed');
  closeVideo();
  openVideo();
  expect($video.get()).toBe('loading');
});

it('stays closed whatever the player still reports', () => {
  openVideo();
  closeVideo();
  reportFailure();
  reportPlaying();
  expect($video.get()).toBe('closed');
});
