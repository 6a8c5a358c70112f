import { searchFolder } from '../config/routes.ts';
import { createLookup, type Kind, type Lookup } from './lookup.ts';
import { createButton, createResults } from './result-list.ts';
import { nameTextFile, type SearchIndex, type SearchText } from './search-index.ts';
import { createSearchTracker } from './track-search.ts';
import { fill } from '../messages/fill.ts';
import { searchWords as words } from '../messages/messages.ts';

/**
 * In milliseconds: who types is not interrupted, and who listens hears one result and not one for
 * each letter.
 */
const pauses = { shown: 150, said: 700 } as const;

async function load<File>(name: string): Promise<File> {
  const answer = await fetch(`${searchFolder}/${name}.json`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as File;
}

function countOf(count: number, kind: Kind): string {
  if (count === 1) return kind === 'page' ? words.onePage : words.oneArticle;
  return fill(kind === 'page' ? words.manyPages : words.manyArticles, { count });
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
  const everything = document.getElementById('site-index');
  if (!form || !input || !status || !said || !results || !everything) return;
  const trackSearch = createSearchTracker(input);
  const texts = new Map<string, Promise<SearchText>>();
  let lookup: Promise<Lookup> | undefined;
  let run = 0;
  let timer = 0;
  let saying = 0;

  /** Who reaches for the field will search: what is needed comes while they type. */
  async function open(): Promise<Lookup> {
    lookup ??= load<SearchIndex>('words').then(createLookup);
    return lookup;
  }

  async function read(path: string): Promise<SearchText> {
    const text = texts.get(path) ?? load<SearchText>(nameTextFile(path));
    texts.set(path, text);
    return text;
  }

  function announce(text: string): void {
    if (!status || !said) return;
    status.textContent = text;
    clearTimeout(saying);
    saying = window.setTimeout(() => {
      said.textContent = text;
    }, pauses.said);
  }

  /** Says that something could not be loaded; the next search begins anew. */
  function fail(): void {
    announce(words.failed);
    lookup = undefined;
    texts.clear();
  }

  function createAdvice(near: string): HTMLElement {
    return createButton(fill(words.searchFor, { words: near }), () => {
      if (!input) return;
      input.value = near;
      input.focus();
      void show();
    });
  }

  async function show(): Promise<void> {
    if (!form || !status || !results || !everything) return;
    clearTimeout(timer);
    const now = ++run;
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim()) asked.set(name, value.trim());
    }
    history.replaceState(
      history.state,
      '',
      location.pathname + (asked.size > 0 ? `?${asked}` : ''),
    );
    const query = asked.get('q');
    results.hidden = !query;
    if (!query) {
      everything.hidden = false;
      announce('');
      results.replaceChildren();
      return;
    }
    const kind = asked.get('kind') as Kind | null;
    const year = Number(asked.get('year'));
    try {
      const opened = await open();
      const hits = opened.find(query, { ...(kind && { kind }), ...(year && { year }) });
      const lists = (['page', 'article'] as const)
        .map((one) => ({ one, some: hits.filter((hit) => hit.kind === one) }))
        .filter(({ some }) => some.length > 0);
      const sections = await Promise.all(
        lists.map(({ one, some }) => createResults(one, some, read, fail)),
      );
      if (now !== run) return;
      const near = hits.length === 0 ? opened.findNearest(query) : undefined;
      const counts = lists.map(({ one, some }) => countOf(some.length, one));
      const told = fill(words.status, {
        found: counts.join(` ${words.and} `) || words.nothing,
        words: query,
      });
      announce(near === undefined ? told : `${told} ${fill(words.meant, { words: near })}`);
      results.replaceChildren(...(near === undefined ? [] : [createAdvice(near)]), ...sections);
      // Nothing is no end: everything there is stands below.
      everything.hidden = hits.length > 0;
      bringUp(form, status);
      trackSearch(query, hits.length);
    } catch {
      if (now !== run) return;
      fail();
      everything.hidden = false;
      results.replaceChildren();
    }
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
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(), pauses.shown);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  document.addEventListener('keydown', move);
  if (input.value) void show();
  else void open().catch(() => undefined);
}
