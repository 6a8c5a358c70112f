import type { Measured } from './events.ts';

/** The steps of something that plays, in percent. */
const steps = [100, 75, 50, 25, 0] as const;

/**
 * How far something that plays has come.
 * @param time in seconds
 * @param duration in seconds; not a number before it is known
 */
export function stepOf(time: number, duration: number): (typeof steps)[number] | undefined {
  if (!(duration > 0)) return undefined;
  // The last second is the end: some browsers stop a moment before it.
  const percent = time >= duration - 1 ? 100 : (time / duration) * 100;
  return steps.find((step) => percent >= step);
}

/** Files that a browser saves or hands to another program; films of ours open in place. */
const savedFile = /\.(pdf|zip|csv|json|vtt|docx?|xlsx?|pptx?|ics)$/i;

function regionOf(link: Element): 'header' | 'page' | 'footer' {
  if (link.closest('body > header')) return 'header';
  return link.closest('body > footer') ? 'footer' : 'page';
}

/**
 * What following a link means.
 * @param origin of the site
 * @returns undefined for a link within the site that is not set off
 */
export function findLinkEvent(link: HTMLAnchorElement, origin: string): Measured | undefined {
  const { protocol, hostname, pathname, origin: target } = new URL(link.href);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (target !== origin) return { event: 'outbound', host: hostname };
  if (link.hasAttribute('download') || savedFile.test(pathname)) {
    return { event: 'download', file: pathname };
  }
  if (!link.classList.contains('button')) return undefined;
  const text = (link.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 80);
  return { event: 'cta_click', text, target: pathname, place: regionOf(link) };
}

/** What the player of a call has written on it: src/calls/show-call.ts. */
type ShownCall = Pick<HTMLElement, 'dataset' | 'style' | 'querySelector'>;

/**
 * How far a call has come, as it shows it.
 * @param call an element with `data-call`
 * @param index of the call on its page, for one that has no name
 * @returns undefined for a call that is not played
 */
export function findCallStep(call: ShownCall, index: number) {
  const { state = 'idle' } = call.dataset;
  if (state === 'idle') return undefined;
  // Per mille, so that only its last thousandth is its end.
  const percent = stepOf(Number(call.style.getPropertyValue('--at')) * 1000, 1000);
  const transcript = call.querySelector('[data-transcript]')?.getAttribute('aria-label');
  return percent === undefined
    ? undefined
    : { name: transcript?.replace(/^.*?: /, '') ?? `Caller ${index + 1}`, percent };
}
