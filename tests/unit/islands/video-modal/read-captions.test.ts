import { beforeEach, expect, it, vi } from 'vitest';
import { lineOfCaption, readCaptions } from '../../../../src/islands/video-modal/read-captions.ts';

it.each([
  ['TRIAGE: This is automated.\nYou can stop.', 'This is automated. You can stop.', 'assistant'],
  ['Patient, 24: I can’t …', 'I can’t …', 'caller'],
  ['It begins with a voice. [No sound]', 'It begins with a voice.', 'assistant'],
  ['Recognized: a reliever without effect.', 'Recognized: a reliever without effect.', 'assistant'],
])('of %j %j is read, by the %s’s voice', (caption, text, speaker) => {
  expect(lineOfCaption(caption)).toMatchObject({ text, speaker });
});

/** What is said now, which a test ends. */
interface Said {
  readonly text: string;
  readonly onstart: () => void;
  readonly onend: () => void;
}

const voice = { name: 'Anna', voiceURI: 'Anna', lang: 'en-US', localService: true };
let said: Said[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice],
    speak: (utterance: Said) => said.push(utterance),
    cancel: () => undefined,
    resume: () => undefined,
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return () => vi.useRealTimers();
});

/** A film that is playing, and shows captions as it is told. */
function startFilm(first: string) {
  const track = Object.assign(new EventTarget(), {
    mode: 'disabled',
    activeCues: [{ text: first }],
  });
  const film = Object.assign(new EventTarget(), {
    paused: false,
    textTracks: [track],
    play: () => {
      film.paused = false;
      film.dispatchEvent(new Event('play'));
    },
    pause: () => {
      film.paused = true;
      film.dispatchEvent(new Event('pause'));
    },
  });
  const show = (text: string) => {
    track.activeCues = [{ text }];
    track.dispatchEvent(new Event('cuechange'));
  };
  return { film, show };
}

const read = () => said.map(({ text }) => text);
const finish = () => {
  said.at(-1)?.onstart();
  vi.advanceTimersByTime(5000);
  said.at(-1)?.onend();
};

it('the caption that is shown is read at once, and again after a pause', async () => {
  const { film } = startFilm('You can stop.');
  const end = await readCaptions(film as unknown as HTMLVideoElement);
  film.pause();
  expect(read()).toEqual(['You can stop.']);
  film.play();
  expect(read()).toEqual(['You can stop.', 'You can stop.']);
  end();
  film.play();
  expect(read()).toHaveLength(2);
});

it('the film waits for a voice that needs longer than the caption', async () => {
  const { film, show } = startFilm('You can stop.');
  await readCaptions(film as unknown as HTMLVideoElement);
  show('Hang up.');
  expect(film.paused).toBe(true);
  expect(read()).toEqual(['You can stop.']);
  finish();
  expect(film.paused).toBe(false);
  expect(read()).toEqual(['You can stop.', 'Hang up.']);
});
