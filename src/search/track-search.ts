/** In milliseconds: who has not typed for so long has asked what they wanted to ask. */
const settling = 1000;

/**
 * Tells measurement of each question once: when typing has settled, or at once when somebody goes on
 * to what was found. Nobody listens without consent, or where nothing is configured.
 * @param field where the question is typed
 */
export function createSearchTracker(field: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  let latest: { readonly words: string; readonly results: number } | undefined;

  function track(): void {
    clearTimeout(timer);
    if (!latest || latest.words === told) return;
    told = latest.words;
    const detail = { event: 'search', results: latest.results };
    document.dispatchEvent(new CustomEvent('triage:measure', { detail }));
  }
  field.addEventListener('blur', track);

  /** @param results how many texts were found */
  return (words: string, results: number): void => {
    latest = { words, results };
    clearTimeout(timer);
    timer = setTimeout(track, settling);
  };
}
