import {
  chooseVoices,
  createRecordingNarrator,
  createVoiceNarrator,
  narrateByClock,
  type Narrator,
} from './narration.ts';
import type { Speaker } from '../components/call/lay-out-call.ts';
import { createPlayer } from './player.store.ts';
import { showCall, type ShownLine } from './show-call.ts';
import { secondsOf } from '../components/call/timing.ts';

/** Milliseconds in which a screen reader says what was pressed, before the voice begins. */
const courtesy = 1200;

const opened = new WeakMap<HTMLElement, ReturnType<typeof openCall>>();
/** Whoever speaks now is silenced before another does. */
let silenceOther = (): void => undefined;

/** Whether an element stands on the way that the chosen answers lead. */
function isOnWay(call: HTMLElement, element: HTMLElement): boolean {
  const way = element.closest<HTMLElement>('[data-way]')?.dataset['way']?.split(' ') ?? [];
  return way.every((answer) => call.querySelector(`input[value="${answer}"]:checked`));
}

function readLines(call: HTMLElement): ShownLine[] {
  return [...call.querySelectorAll<HTMLElement>('[data-cue]')]
    .filter((element) => isOnWay(call, element))
    .map((element) => ({
      element,
      text: element.textContent,
      speaker: element.closest<HTMLElement>('[data-who]')?.dataset['who'] as Speaker,
      cue: Number(element.dataset['cue']),
    }));
}

function openCall(call: HTMLElement) {
  const audio = call.querySelector('audio');
  const cues = call.querySelector('track');
  if (cues) cues.track.mode = 'hidden';
  let lines = readLines(call);
  let isAsked = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const player = createPlayer({
    script: () => lines,
    onFailed() {
      call.dataset['failed'] = '';
      return narrateByClock;
    },
    onChange(state) {
      showCall(call, lines, state);
    },
  });
  const { getState, play, pause, reset } = player;
  const seek = call.querySelector<HTMLInputElement>('[data-seek]');
  const findButton = (action: string): HTMLElement | null =>
    call.querySelector(`[data-do="${action}"]`);

  const stop = (): void => {
    clearTimeout(waiting);
    pause();
  };
  const start = (index: number): void => {
    clearTimeout(waiting);
    silenceOther();
    silenceOther = stop;
    play(Math.max(0, index));
  };
  const findNarrator = (isSilent: boolean): Narrator => {
    if (isSilent) return narrateByClock;
    if (audio) return createRecordingNarrator(audio, cues?.track.cues ?? []);
    const voices = chooseVoices(speechSynthesis.getVoices(), call.dataset['language'] ?? '');
    return voices ? createVoiceNarrator(speechSynthesis, voices) : narrateByClock;
  };
  const choose = (isSilent: boolean): void => {
    isAsked = true;
    call.toggleAttribute('data-silent', isSilent);
    delete call.dataset['asking'];
    delete call.dataset['failed'];
    player.setNarrator(findNarrator(isSilent));
  };
  const hasSound = (): boolean => Boolean(audio) || 'voice' in call.dataset;
  /** The caller's first complaint: what was said before is shown as said. */
  const findFirst = (): number => lines.findIndex(({ element }) => 'first' in element.dataset);
  /** Begins, goes on or begins again. */
  const goOn = (): void => {
    const { status, index } = getState();
    start(status === 'paused' ? index : findFirst());
    // All of it is seen from its beginning on.
    if (
      status === 'idle' &&
      !call.closest('[data-hero]') &&
      call.getBoundingClientRect().bottom > innerHeight
    )
      call.scrollIntoView();
  };
  /** Whether the call may begin: who may hear a screen reader is asked first, and not talked over. */
  const mayBegin = (isByHand: boolean): boolean => {
    if (!isAsked && !isByHand && hasSound()) {
      call.dataset['asking'] = '';
      const readAloud = findButton('aloud');
      // A single sentence has no such button: the one that was pressed says that it will be heard.
      if (readAloud) readAloud.focus();
      else actions['aloud']?.(isByHand);
      return false;
    }
    if (!isAsked) choose(!hasSound());
    return true;
  };

  const actions: Readonly<Record<string, (isByHand: boolean) => void>> = {
    play(isByHand) {
      if (getState().status === 'playing') stop();
      else if (mayBegin(isByHand)) goOn();
    },
    aloud() {
      choose(false);
      findButton('play')?.focus();
      waiting = setTimeout(goOn, courtesy);
    },
    silent(isByHand) {
      choose(true);
      if (!isByHand) findButton('play')?.focus();
      goOn();
    },
    sound() {
      choose(!('silent' in call.dataset));
      goOn();
    },
    read() {
      call.toggleAttribute('data-reading');
    },
  };

  /** Which sentence is said at a second of the call. */
  const findIndex = (second: number): number => {
    let end = 0;
    const index = lines.findIndex(({ text }) => (end += secondsOf(text)) > second);
    return index < 0 ? lines.length - 1 : index;
  };

  call.addEventListener('change', ({ target }) => {
    if (target === seek) return;
    // Another answer: what was said before it stays, and the call goes on from there.
    const chosen = (target as HTMLElement).closest<HTMLElement>('[data-choice]');
    lines = readLines(call);
    if (isAsked) start(lines.findIndex(({ cue }) => cue >= Number(chosen?.dataset['choice'])));
  });
  seek?.addEventListener('input', () => {
    start(findIndex(Number(seek.value)));
  });
  seek?.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    start(Math.min(lines.length - 1, getState().index + step));
  });
  // Another call was chosen.
  call.closest('[data-calls]')?.addEventListener('change', ({ target }) => {
    if (!call.contains(target as Node)) {
      stop();
      reset();
    }
  });
  addEventListener('pagehide', stop);

  const press = (pressed: HTMLElement, isByHand: boolean): void => {
    if (cues && cues.readyState < HTMLTrackElement.LOADED) {
      // The last press alone: with two the call would begin and stop at once.
      cues.onload = cues.onerror = () => {
        press(pressed, isByHand);
      };
      return;
    }
    const { do: action, cue } = pressed.dataset;
    if (action !== undefined) actions[action]?.(isByHand);
    else if (mayBegin(isByHand)) {
      start(lines.findIndex((line) => line.cue === Number(cue)));
    }
  };
  return press;
}

/**
 * Does what somebody pressed in a call.
 * @param pressed a button by its `data-do`, or a sentence, from which the call then goes on
 * @param isByHand pressed with a pointer; whoever presses by keyboard is asked before a voice speaks
 */
export function pressCall(call: HTMLElement, pressed: HTMLElement, isByHand: boolean): void {
  const press = opened.get(call) ?? openCall(call);
  opened.set(call, press);
  press(pressed, isByHand);
}
