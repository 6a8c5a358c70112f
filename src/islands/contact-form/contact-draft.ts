/** Where the draft is kept. */
export const draftKey = 'contact-draft';

/**
 * The text of each field by name, the message's key, and `posted` once it was sent or tried: `open`
 * until the page knows what became of it.
 */
type Draft = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Storage can be denied or full; the form works without it.
  }
}

function loadDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter((pair): pair is [string, string] => {
      return typeof pair[1] === 'string';
    });
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** 32 random hexadecimal digits; `randomUUID` is missing on pages served over plain http. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds since 1970 when the page was shown: a prerendered one is made long before. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    readonly activationStart?: number;
  })[];
  return Math.round(performance.timeOrigin + (visit?.activationStart ?? 0));
}

/**
 * Keeps what is typed through a reload or an accidental leave, for as long as the tab lives, and
 * fills the hidden fields. Runs without the island, so that nothing waits for it, and shares no
 * module with it, so that it can stand in the page itself. The island tells what became of a message
 * with the events `settled`, `sent` and `key-used` on the form.
 * @param doubt what to show to a visitor who left while a message was on its way
 */
export function keepDraft(form: HTMLFormElement, doubt: HTMLElement): void {
  /** The fields that a visitor fills: neither the hidden ones nor the trap. */
  const fields = [...form.querySelectorAll<Control>('.field [name]')];
  const hidden = (purpose: 'key' | 'startedAt' | 'sentAt') =>
    form.querySelector<HTMLInputElement>(`[data-purpose="${purpose}"]`);

  const draft = loadDraft();
  /** Not empty once this text may have arrived: another text is then another message. */
  let posted = draft['posted'] ?? '';
  doubt.hidden = posted !== 'open';

  function save(): void {
    const typed = fields.map(({ name, value }) => [name, value] as const);
    const isEmpty = typed.every(([, value]) => value === '');
    const key = hidden('key')?.value ?? '';
    saveDraft(isEmpty ? undefined : { ...Object.fromEntries(typed), key, posted });
  }

  function renewKey(): void {
    posted = '';
    const field = hidden('key');
    if (field) field.value = createKey();
  }

  function startAnew(): void {
    renewKey();
    save();
  }

  for (const field of fields) {
    // What the browser restored or the visitor typed meanwhile is newer.
    if (field.value === '') field.value = draft[field.name] ?? '';
  }
  function noteChange(): void {
    if (posted) renewKey();
    save();
  }
  form.addEventListener('input', noteChange);
  // In the capture phase: before the island reads the fields.
  form.addEventListener(
    'submit',
    () => {
      const [startedAt, sentAt] = [hidden('startedAt'), hidden('sentAt')];
      if (startedAt) startedAt.value = String(shownAt());
      if (sentAt) sentAt.value = String(Date.now());
      doubt.hidden = true;
      // Without its script the form leads to a page that tells.
      posted = form.hasAttribute('data-live') ? 'open' : 'yes';
      save();
    },
    true,
  );
  form.addEventListener('settled', () => {
    if (posted) posted = 'yes';
    save();
  });
  // Another tab with the same draft has sent its text: this text is another message.
  form.addEventListener('key-used', startAnew);
  // At once: whoever reloads right after must not find what was sent.
  form.addEventListener('sent', startAnew);
  // A reset empties the fields only after this event.
  form.addEventListener('reset', () => setTimeout(startAnew));
  // The key makes a repeat of this message harmless, also after a reload.
  const key = hidden('key');
  if (key?.value === '') key.value = draft['key'] ?? createKey();
  // Somebody has typed faster than this script came.
  if (fields.some(({ name, value }) => value !== (draft[name] ?? ''))) noteChange();
}
