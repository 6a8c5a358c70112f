import { beforeEach, expect, test, vi } from 'vitest';
import {
  chooseVoices,
  createVoiceNarrator,
  type Line,
  type Voice,
} from '../../../src/calls/narration.ts';

/** An utterance as a browser hands it to its voice; a test lets happen to it what it likes. */
class Utterance {
  voice: { name: string } | undefined;
  rate = 1;
  pitch = 1;
  onstart: () => void = () => undefined;
  onend: () => void = () => undefined;
  onpause: () => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voiceOf = (name: string) => ({ name }) as SpeechSynthesisVoice;
const voices = { assistant: voiceOf('A'), caller: voiceOf('B'), nurse: voiceOf('C') };
const line: Line = { text: 'There is a weight on my chest.', speaker: 'caller', cue: 0 };

function listen() {
  const spoken: Utterance[] = [];
  const synthesis = {
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: vi.fn(),
    resume: vi.fn(),
  };
  const narrate = createVoiceNarrator(synthesis as unknown as SpeechSynthesis, voices);
  const listener = {
    onProgress: vi.fn(),
    onEnd: vi.fn(),
    onInterrupted: vi.fn(),
    onFailed: vi.fn(),
  };
  const begin = () => {
    const silence = narrate(line, listener);
    const utterance = spoken.at(-1);
    if (!utterance) throw new Error('Nothing was spoken.');
    return { silence, utterance };
  };
  return { ...begin(), begin, synthesis, listener };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return () => vi.useRealTimers();
});

test('each speaker has a voice, and a clock tells how far it is', () => {
  const { utterance, listener, synthesis } = listen();
  expect(utterance).toMatchObject({ voice: { name: 'B' }, text: line.text });
  expect(synthesis.resume).toHaveBeenCalled();
  utterance.onstart();
  vi.advanceTimersByTime(1000);
  expect(listener.onProgress.mock.lastCall?.[0]).toBeGreaterThan(8);
  vi.advanceTimersByTime(3000);
  expect(listener.onEnd).not.toHaveBeenCalled();
  utterance.onend();
  expect(listener.onEnd).toHaveBeenCalledOnce();
});

test('a voice that never begins, or never ends, is given up', () => {
  const mute = listen();
  vi.advanceTimersByTime(4000);
  expect(mute.listener.onFailed).toHaveBeenCalledOnce();
  expect(mute.synthesis.cancel).toHaveBeenCalled();
  const endless = listen();
  endless.utterance.onstart();
  vi.advanceTimersByTime(20_000);
  expect(endless.listener.onFailed).toHaveBeenCalledOnce();
});

test('one sentence may end too early; two in a row are no speech', () => {
  const { utterance, begin, listener } = listen();
  utterance.onstart();
  utterance.onend();
  expect(listener.onEnd).toHaveBeenCalledOnce();
  const second = begin();
  second.utterance.onstart();
  second.utterance.onend();
  expect(listener.onFailed).toHaveBeenCalledOnce();
});

test('who is silenced tells nothing more', () => {
  const { utterance, silence, synthesis, listener } = listen();
  utterance.onstart();
  silence();
  utterance.onerror({ error: 'canceled' });
  utterance.onend();
  vi.advanceTimersByTime(30_000);
  expect(synthesis.cancel).toHaveBeenCalled();
  for (const heard of Object.values(listener)) expect(heard).not.toHaveBeenCalled();
});

const voice = (name: string, lang = 'en-US', localService = true): Voice => ({
  name,
  lang,
  localService,
  voiceURI: name,
});
const namesOf = (voices: readonly Voice[], language = 'en-US') =>
  Object.values(chooseVoices(voices, language) ?? {}).map(({ name }) => name);

test('the best come first: natural ones, then those of the region, jokes and robots last', () => {
  const installed = [
    voice('Zarvox'),
    voice('espeak English'),
    voice('Daniel', 'en-GB'),
    voice('Samantha'),
    voice('Ava (Premium)'),
  ];
  expect(namesOf(installed)).toEqual(['Ava (Premium)', 'Samantha', 'Daniel']);
  expect(namesOf(installed.slice(0, 3))).toEqual(['Daniel', 'Zarvox', 'espeak English']);
  expect(namesOf(installed.slice(0, 1))).toEqual(['Zarvox', 'Zarvox', 'Zarvox']);
});

test.each([
  ['none are installed', []],
  ['all of them are remote', [voice('Google US English', 'en-US', false)]],
  ['they speak something else', [voice('Thomas', 'fr-FR')]],
])('there is no voice where %s', (_, installed) => {
  expect(chooseVoices(installed, 'en-US')).toBeUndefined();
});

test('tags of devices are read as they are written', () => {
  expect(namesOf([voice('Android', 'en_US')])).toEqual(['Android', 'Android', 'Android']);
  expect(namesOf([voice('Yunxi', 'cmn-CN')], 'zh-CN')).toEqual(['Yunxi', 'Yunxi', 'Yunxi']);
});
