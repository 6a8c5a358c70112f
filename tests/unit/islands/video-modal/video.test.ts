import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { describeVideo } from '../../../../src/islands/video-modal/video.ts';

it('the film of the site comes with a smaller file, captions and a poster that exist', () => {
  const { sources, captions, poster, isOwn } = describeVideo(
    readPublicSettings({}).PUBLIC_VIDEO_URL,
  );
  expect(isOwn).toBe(true);
  expect(sources.map(({ src }) => src)).toEqual([
    '/media/triage-story-phone.mp4',
    '/media/triage-story.webm',
    '/media/triage-story.mp4',
  ]);
  for (const file of [...sources.map(({ src }) => src), captions, poster]) {
    expect(existsSync(new URL(`../../../../public${file ?? ''}`, import.meta.url)), file).toBe(
      true,
    );
  }
});

it('another film is taken as it is, without the words of ours', () => {
  expect(describeVideo('https://media.example.com/film.mp4')).toEqual({
    sources: [{ src: 'https://media.example.com/film.mp4' }],
    isOwn: false,
  });
});
