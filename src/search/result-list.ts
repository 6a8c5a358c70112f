import type { Engine, Found, Kind } from './engine.ts';
import { markWords, readExcerpt, readWords } from './query.ts';
import type { Hit } from './rank-hits.ts';
import { fill, fillWith } from '../messages/fill.ts';
import { searchWords as words } from '../messages/messages.ts';

/** How many results of a kind are shown before somebody asks for all. */
const shownAtFirst = 5;

const headings = { page: words.pages, article: words.articles } as const;

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function marked(pieces: ReturnType<typeof markWords>): (Node | string)[] {
  return pieces.map(({ text, isMarked }) => (isMarked ? createElement('mark', text) : text));
}

function createLink(href: string, ...content: readonly (Node | string)[]): HTMLAnchorElement {
  const link = createElement('a', ...content);
  link.href = href;
  return link;
}

/** The section that holds the words, unless the text has them before its first. */
function createSection({ sub_results: sections }: Found): (Node | string)[] {
  const section = sections.find(({ anchor }) => anchor !== undefined);
  if (!section) return [];
  const paragraph = createElement(
    'p',
    ...fillWith<Node>(words.section, { section: createLink(section.url, section.title) }),
    ' ',
  );
  paragraph.append(...marked(readExcerpt(section.excerpt)));
  paragraph.className = 'hint';
  return [paragraph];
}

/** A result in the words that the index of the page has for it, or else those that came with it. */
function createResult(found: Found, sought: readonly string[], index: HTMLElement): HTMLLIElement {
  const { url, meta } = found;
  const listed = index.querySelector(`a[href="${CSS.escape(url)}"]`);
  const title = listed?.textContent ?? meta.title ?? url;
  const sentence = listed?.nextSibling?.textContent ?? meta.sentence ?? '';
  const day = meta.date === undefined ? '' : `${meta.date}. `;
  return createElement(
    'li',
    createLink(url, ...marked(markWords(title, sought))),
    createElement('p', day, ...marked(markWords(sentence.trim(), sought))),
    ...createSection(found),
  );
}

/** The results of a kind under their heading, and a button for those that are not shown yet. */
export async function createResults(
  kind: Kind,
  hits: readonly Hit[],
  query: string,
  engine: Engine,
  index: HTMLElement,
  reportFailure: () => void,
): Promise<HTMLElement> {
  const sought = readWords(query);
  const readAll = async (some: readonly Hit[]) =>
    (await Promise.all(some.map((hit) => engine.read(hit)))).map((found) =>
      createResult(found, sought, index),
    );
  const list = createElement('ol', ...(await readAll(hits.slice(0, shownAtFirst))));
  const section = createElement('section', createElement('h2', headings[kind]), list);
  const rest = hits.slice(shownAtFirst);
  if (rest.length > 0) {
    const button = createElement('button', fill(words.more, { count: rest.length }));
    button.type = 'button';
    button.className = 'control';
    button.addEventListener('click', () => {
      void readAll(rest).then((items) => {
        list.append(...items);
        items[0]?.querySelector('a')?.focus();
        button.remove();
      }, reportFailure);
    });
    section.append(button);
  }
  return section;
}
