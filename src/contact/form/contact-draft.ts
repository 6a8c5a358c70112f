const storageKey = 'contact-draft';

type Draft = Readonly<Record<string, string>>;

function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage can be denied or full; the form works without it.
  }
}

function loadDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter((pair): pair is [string, string] => {
      return typeof pair[1] === 'string';
    });
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** The controls that hold text, the hidden ones included. */
function controlsOf(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]'),
  ];
}

/** 32 random hexadecimal digits; `randomUUID` is missing on pages served over plain http. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hidden fields, which the form marks with their purpose. */
type Purpose = 'key' | 'startedAt' | 'sentAt';

/**
 * Keeps what is typed through a reload or an accidental leave, for as long as the tab lives, and
 * fills the hidden fields. A reset of the form forgets it. Runs without the island, so that
 * nothing waits for it, and shares no module with it, so that it can stand in the page itself.
 */
export function keepDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const control of controlsOf(form)) {
    // What the browser restored or the visitor typed meanwhile is newer.
    if (control.value === '') control.value = draft[control.name] ?? '';
  }

  function fill(purpose: Purpose, value: string, isForced = false): void {
    const field = form.querySelector<HTMLInputElement>(`[data-purpose="${purpose}"]`);
    if (field && (isForced || field.value === '')) field.value = value;
  }

  // The key makes a repeat of this message harmless, also after a reload.
  fill('key', createKey());
  form.addEventListener('input', () => {
    fill('startedAt', String(Date.now()));
    saveDraft(Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])));
  });
  // In the capture phase: before the island reads the fields.
  form.addEventListener(
    'submit',
    () => {
      fill('sentAt', String(Date.now()), true);
    },
    true,
  );
  form.addEventListener('reset', () => {
    saveDraft(undefined);
    fill('startedAt', '', true);
    fill('sentAt', '', true);
    fill('key', createKey(), true);
  });
}
