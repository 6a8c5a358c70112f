import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { measureEvent, readMeasured, type Measured } from './events.ts';
import { findCallStep, findLinkEvent, stepOf } from './page-events.ts';
import { loadScript, startTagManager } from './tag-manager.ts';

/** Pages that say that something was sent; a reload of them sends nothing again. */
const outcomes: Readonly<Record<string, Measured>> = {
  '/contact/sent': { event: 'generate_lead', form: 'contact' },
  '/newsletter/check-inbox': { event: 'newsletter_sign_up', step: 'asked' },
  '/newsletter/confirmed': { event: 'newsletter_sign_up', step: 'confirmed' },
};

function isArrival(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

function measurePage(layer: object[]): void {
  const push = (detail: unknown): void => {
    const entry = readMeasured(detail);
    if (entry) layer.push(entry);
  };
  const track: (detail: Measured) => void = push;

  document.addEventListener(measureEvent, (event) => {
    if (event instanceof CustomEvent) push(event.detail);
  });

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const found = link && findLinkEvent(link, location.origin);
      if (found) track(found);
    },
    true,
  );

  const started = new Set<string>();
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('.contact-form, .newsletter form');
    if (!form) return;
    const name = form.matches('.contact-form') ? 'contact' : 'newsletter';
    if (started.has(name)) return;
    started.add(name);
    track({ event: 'form_start', form: name });
  });
  // The form tells so, and does not let the event rise.
  document.addEventListener(
    'sent',
    () => {
      track({ event: 'generate_lead', form: 'contact' });
    },
    true,
  );
  const outcome = outcomes[location.pathname];
  if (outcome && isArrival()) track(outcome);

  const used = new Set<string>();
  for (const [name, action] of [
    ['change', 'choose'],
    ['reset', 'start-over'],
  ] as const) {
    document.addEventListener(name, ({ target }) => {
      const tool = target instanceof Element && target.closest('form.tool');
      const use = tool && `${tool.id} ${action}`;
      if (!use || used.has(use)) return;
      used.add(use);
      track({ event: 'tool_use', tool: tool.id, action });
    });
  }

  const reached = new Map<string, number>();
  /** Whether something that plays is further than it was. */
  const isFurther = (name: string, step: number): boolean => {
    const was = reached.get(name) ?? -1;
    reached.set(name, Math.max(was, step));
    return step > was;
  };
  const follow = ({ target }: Event): void => {
    if (!(target instanceof HTMLVideoElement)) return;
    const file = new URL(target.currentSrc, location.href).pathname;
    const step = stepOf(target.currentTime, target.duration);
    if (step === undefined || !isFurther(file, step)) return;
    track({ event: 'video_progress', file, percent: `${step}` });
  };
  for (const name of ['playing', 'timeupdate', 'ended']) {
    document.addEventListener(name, follow, true);
  }
  // A call is no element that plays: it shows where it stands by its attributes.
  const calls = [...document.querySelectorAll<HTMLElement>('[data-call]')];
  const heard = new MutationObserver((changes) => {
    for (const call of new Set(changes.map(({ target }) => target as HTMLElement))) {
      const index = calls.indexOf(call);
      const found = findCallStep(call, index);
      if (!found || !isFurther(`call ${index}`, found.percent)) continue;
      track({ event: 'call_progress', call: found.name, percent: `${found.percent}` });
    }
  });
  for (const call of calls) heard.observe(call, { attributeFilter: ['data-state', 'style'] });

  const report = ({ name, value, rating }: Metric): void => {
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    push({ event: 'web_vital', metric: name, value: rounded, rating });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

/**
 * Starts everything that a visitor has consented to. Loaded after consent and never before.
 * @param settings as `Consent.astro` writes them
 */
export function startMeasuring(layer: object[], settings: DOMStringMap): void {
  const { container, insights } = settings;
  measurePage(layer);
  if (container) startTagManager(container, layer, Date.now());
  if (insights !== undefined) {
    loadScript('/_vercel/insights/script.js');
    loadScript('/_vercel/speed-insights/script.js');
  }
}
