import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VideoModal } from '../../../src/video/VideoModal.tsx';

const html = renderToStaticMarkup(
  <VideoModal
    label="Watch Video"
    title="A film"
    sources={[{ src: '/film.webm', type: 'video/webm' }, { src: '/film.mp4' }]}
    captions="/film.vtt"
    poster="/film.webp"
  />,
);

describe('before any script', () => {
  it('the button is a link to the file that plays everywhere', () => {
    expect(html).toMatch(/<a class="button" href="\/film\.mp4"[^>]*data-replay/);
  });

  it('the overlay is closed, and nothing in it is loaded', () => {
    expect(html).toMatch(/<dialog(?![^>]* open)/);
    expect(html).toMatch(/<video(?=[^>]* preload="none")(?![^>]* poster)(?![^>]* autoplay)/i);
  });

  it('a browser without video says so', () => {
    expect(html).toContain('Your browser does not support the video tag.</video>');
  });
});
