import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { parse } from 'node-html-parser';
import { expect, it, vi } from 'vitest';
import { callsWords } from '../../../../src/messages/messages.ts';

/** Components have no types but in an editor that knows Astro. */
const { default: CallFoot } = await vi.importActual<{ default: AstroComponentFactory }>(
  '../../../../src/calls/parts/CallFoot.astro',
);

async function renderFoot(recording?: object) {
  const container = await AstroContainer.create();
  return parse(await container.renderToString(CallFoot, { props: { recording } }));
}

it('a call that names a recording has it, with its cues, and says who is heard', async () => {
  const foot = await renderFoot({
    audio: '/media/chest-pain.mp3',
    cues: '/media/chest-pain.vtt',
    credit: 'Spoken by Ada and Ben',
  });
  expect(foot.querySelector('audio')?.getAttribute('src')).toBe('/media/chest-pain.mp3');
  expect(foot.querySelector('audio > track')?.attributes).toMatchObject({
    kind: 'metadata',
    src: '/media/chest-pain.vtt',
  });
  expect(foot.querySelector('.said-by')?.text).toBe('Spoken by Ada and Ben.');
});

it('without one the device is named, and nothing is loaded', async () => {
  const foot = await renderFoot();
  expect(foot.querySelector('audio')).toBeNull();
  expect(foot.querySelector('.said-by')?.text).toBe(callsWords.byDevice);
});
