import { searchFolder } from '../config/routes.ts';
import { createEngine, few, type Engine, type Kind, type Part } from './engine.ts';
import { nearestWords } from './nearest-words.ts';
import { createElement, createResults } from './result-list.ts';
import { createSearchTracker } from './track-search.ts';
import { fill } from '../messages/fill.ts';
import { searchWords as words } from '../messages/messages.ts';

declare global {
  interface Window {
    /** https://www.w3.org/TR/trusted-types/: what it makes is taken where an address was. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: () => string },
      ): { createScriptURL(input: string): string };
    };
  }
}

/**
 * In milliseconds: who types is not interrupted, who is still at a word loads no texts, and who
 * listens hears one result and not one for each letter.
 */
const pauses = { topics: 150, text: 450, said: 700 } as const;

function openWorker(): Worker {
  const address = `${searchFolder}/pagefind-worker.js`;
  // The policy of the page lets no text become the address of code, but for this one.
  const policy = window.trustedTypes?.createPolicy('search', { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL('') ?? address);
}

function countOf(count: number, kind: Kind): string {
  if (count === 1) return kind === 'page' ? words.onePage : words.oneArticle;
  return fill(kind === 'page' ? words.manyPages : words.manyArticles, { count });
}

/** Every word of the index that the page holds without script. */
function listVocabulary(index: HTMLElement): ReadonlySet<string> {
  return new Set(index.textContent.toLowerCase().match(/\p{L}{3,}/gu));
}

/** Moves the form to the top where what was found would begin in the lowest third of what is seen. */
function bringUp(form: HTMLElement, status: HTMLElement): void {
  const seen = visualViewport?.height ?? innerHeight;
  if (status.getBoundingClientRect().bottom > (seen * 2) / 3) form.scrollIntoView();
}

/** Makes the page search: shows what is found while somebody types, in place of the index. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('#search');
  const input = form?.querySelector<HTMLInputElement>('[name="q"]');
  const status = document.getElementById('search-status');
  const said = document.getElementById('search-said');
  const results = document.getElementById('search-results');
  const index = document.getElementById('site-index');
  if (!form || !input || !status || !said || !results || !index) return;
  const trackSearch = createSearchTracker(input);
  let engine: Engine | undefined;
  let run = 0;
  let timer = 0;
  let saying = 0;

  function ask(query: string): void {
    if (!input) return;
    input.value = query;
    input.focus();
    void show('topics');
  }

  function createButton(label: string, act: () => void): HTMLElement {
    const button = createElement('button', label);
    button.type = 'button';
    button.className = 'control';
    button.addEventListener('click', act);
    return button;
  }

  /** What may help when little is found: the nearest words, and a look inside the texts. */
  function createAdvice(near: string | undefined, part: Part): HTMLElement[] {
    const advice = [
      ...(near === undefined
        ? []
        : [
            createButton(fill(words.searchFor, { words: near }), () => {
              ask(near);
            }),
          ]),
      ...(part === 'text' ? [] : [createButton(words.lookInside, () => void lookInside())]),
    ];
    const row = createElement('p', ...advice);
    row.className = 'row';
    return advice.length > 0 ? [row] : [];
  }

  function showSoon(part: Part): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(part), pauses[part]);
  }

  function announce(text: string): void {
    if (!status || !said) return;
    status.textContent = text;
    clearTimeout(saying);
    saying = window.setTimeout(() => {
      said.textContent = text;
    }, pauses.said);
  }

  async function show(part: Part): Promise<void> {
    if (!form || !status || !results || !index) return;
    clearTimeout(timer);
    const now = ++run;
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim()) asked.set(name, value.trim());
    }
    const [query = '', kind, year] = ['q', 'kind', 'year'].map((name) => asked.get(name) ?? '');
    history.replaceState(
      history.state,
      '',
      location.pathname + (asked.size > 0 ? `?${asked}` : ''),
    );
    results.hidden = !query;
    if (!query) {
      index.hidden = false;
      announce('');
      results.replaceChildren();
      return;
    }
    engine ??= createEngine(openWorker());
    const loaded = engine;
    const kinds = (['page', 'article'] as const).filter(
      (one) => (!kind || kind === one) && !(year && one === 'page'),
    );
    try {
      const lists = await Promise.all(
        kinds.map(async (one) => {
          const hits = await loaded.find(query, part, { kind: one, ...(year && { year }) });
          return { kind: one, hits };
        }),
      );
      const found = lists.filter(({ hits }) => hits.length > 0);
      const sections = await Promise.all(
        found.map(({ kind: one, hits }) => createResults(one, hits, query, loaded, index, fail)),
      );
      if (now !== run) return;
      const counts = found.map(({ kind: one, hits }) => countOf(hits.length, one));
      const total = found.reduce((sum, { hits }) => sum + hits.length, 0);
      if (total === 0 && part === 'topics') {
        showSoon('text');
        return;
      }
      const near = total < few ? nearestWords(query, listVocabulary(index)) : undefined;
      const result = counts.join(` ${words.and} `) || words.nothing;
      const line = part === 'text' ? words.statusInside : words.status;
      const told = fill(line, { found: result, words: query });
      announce(near === undefined ? told : `${told} ${fill(words.meant, { words: near })}`);
      results.replaceChildren(...(total < few ? createAdvice(near, part) : []), ...sections);
      // Nothing is no end: everything there is stands below.
      index.hidden = total > 0;
      bringUp(form, status);
      trackSearch(query, total);
    } catch {
      if (now !== run) return;
      fail();
      index.hidden = false;
      results.replaceChildren();
    }
  }

  /** Says that something could not be loaded; the next search begins anew. */
  function fail(): void {
    announce(words.failed);
    engine = undefined;
  }

  /** The button that asked is gone with the answer: the first result takes its focus. */
  async function lookInside(): Promise<void> {
    await show('text');
    if (document.activeElement !== document.body) return;
    (results?.querySelector<HTMLElement>('li > a') ?? input)?.focus();
  }

  /** The arrow keys lead from the words to the results and along them. */
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = event.target as HTMLElement;
    if (!step || !input || !results || !(target === input || results.contains(target))) return;
    const stops = [input, ...results.querySelectorAll<HTMLElement>('li > a')];
    const next = stops[stops.indexOf(target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const asked = new URLSearchParams(location.search);
  for (const name of ['q', 'kind', 'year']) {
    const field = form.elements.namedItem(name);
    const value = asked.get(name);
    // What the visitor typed or chose meanwhile is newer.
    if (value !== null && field && 'value' in field && !field.value) field.value = value;
  }
  form.addEventListener('input', () => {
    showSoon('topics');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show('text');
  });
  document.addEventListener('keydown', move);
  if (input.value) void show('topics');
}
