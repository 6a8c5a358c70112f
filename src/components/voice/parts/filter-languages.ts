/** Words in a form in which they are compared: without accents, vowel marks and capitals. */
function simplify(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Whether a language is meant by what somebody typed so far.
 * @param words all that names the language: its names and its tag
 */
function matchesLanguage(words: string, typed: string): boolean {
  return simplify(words).includes(simplify(typed));
}

/** Lets a visitor find a language by typing; what holds none of those found goes as well. */
export function startLanguageFilter(): void {
  const filter = document.querySelector<HTMLElement>('.language-filter');
  const output = filter?.querySelector('output');
  if (!filter || !output) return;
  const languages = [...document.querySelectorAll<HTMLElement>('.languages li')];
  const groups = document.querySelectorAll<HTMLElement>('.groups > div, .tier');
  const { found = '', nothing = '' } = output.dataset;
  filter.addEventListener('input', ({ target }) => {
    const typed = target as HTMLInputElement;
    for (const language of languages) {
      language.hidden = !matchesLanguage(language.textContent, typed.value);
    }
    for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
    const left = languages.filter(({ hidden }) => !hidden).length;
    const words = left > 0 ? found : nothing;
    output.textContent = left === languages.length ? '' : words.replace('{found}', String(left));
  });
  filter.hidden = false;
}
