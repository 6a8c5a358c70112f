import type { Line } from './narration.ts';
import type { PlayerState } from './player.store.ts';
import { formatSeconds, secondsOf } from '../components/call/timing.ts';

/** A sentence with the element that shows it. */
export interface ShownLine extends Line {
  readonly element: HTMLElement;
}

/** How long some sentences take, in seconds. */
const lengthOf = (lines: readonly ShownLine[]): number =>
  lines.reduce((seconds, { text }) => seconds + secondsOf(text), 0);

/** Writes words into a part of a call, if it has that part. */
function write(call: HTMLElement, part: string, words: string): void {
  const element = call.querySelector(part);
  if (element) element.textContent = words;
}

/** Shows where a call stands: what is said, found, decided and noted so far. */
export function showCall(
  call: HTMLElement,
  lines: readonly ShownLine[],
  { status, index, characters }: PlayerState,
): void {
  const line = lines[index];
  const isLive = status !== 'idle';
  const isNew = call.dataset['index'] !== `${status}${index}`;
  call.dataset['index'] = `${status}${index}`;
  call.dataset['state'] = status;
  call.toggleAttribute('data-live', isLive);
  // None of them is on the way that the answers did not lead.
  const passed = lines.slice(0, index);
  for (const shown of call.querySelectorAll<HTMLElement>('[data-at]')) {
    const { at, end } = shown.dataset;
    const isAt = ({ cue }: ShownLine): boolean => cue === Number(at);
    const isSaid =
      line !== undefined && isAt(line) && characters >= Number(end ?? line.text.length);
    shown.toggleAttribute('data-done', isSaid || passed.some(isAt));
  }

  const total = lengthOf(lines);
  const said = line ? (characters / line.text.length) * secondsOf(line.text) : 0;
  const now = lengthOf(passed) + said;
  call.style.setProperty('--at', String(isLive ? now / total : 1));
  write(call, '[data-clock]', formatSeconds(now));
  const seek = call.querySelector<HTMLInputElement>('[data-seek]');
  if (seek) {
    // Its end is still in the last sentence.
    seek.max = String(total - 0.1);
    seek.value = String(now);
    seek.ariaValueText = line?.text ?? '';
  }
  if (!isNew) return;

  for (const name of ['data-now', 'data-before']) {
    for (const old of call.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
  }
  if (line && isLive) {
    const turn = line.element.closest('li');
    for (const now of [turn, line.element]) now?.setAttribute('data-now', '');
    // What it answers stays in sight.
    passed
      .map((before) => before.element.closest('li'))
      .findLast((before) => before !== turn)
      ?.setAttribute('data-before', '');
  }
  // Whoever hears the voice is told at the end; whoever follows in silence, when it is decided.
  const isTold = status === 'finished' || 'silent' in call.dataset;
  const shown = [...call.querySelectorAll('[data-result][data-done]')].find(
    (result) => result.getClientRects().length > 0,
  );
  const over = status === 'finished' ? call.querySelector('[data-over]') : undefined;
  write(
    call,
    '[data-status]',
    isTold ? `${over?.textContent ?? ''} ${shown?.textContent ?? ''}` : '',
  );
}
