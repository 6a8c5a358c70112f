import type { Hit, Kind } from './lookup.ts';
import { findPassage, markWords } from './passage.ts';
import type { SearchText } from './search-index.ts';
import { fill, fillWith } from '../messages/fill.ts';
import { searchWords as words } from '../messages/messages.ts';

/** How many results of a kind are shown before somebody asks for all. */
const shownAtFirst = 5;

const headings = { page: words.pages, article: words.articles } as const;

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

export function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', label);
  button.type = 'button';
  button.className = 'control';
  button.addEventListener('click', act);
  return button;
}

function createLink(href: string, ...content: readonly (Node | string)[]): HTMLAnchorElement {
  const link = createElement('a', ...content);
  link.href = href;
  return link;
}

function mark(text: string, sought: ReadonlySet<string>): (Node | string)[] {
  return markWords(text, sought).map((piece, index) =>
    index % 2 === 1 ? createElement('mark', piece) : piece,
  );
}

/** The place that has the words, by the section where it stands. */
function createPassage(text: SearchText, path: string, sought: ReadonlySet<string>) {
  const found = findPassage(text.sections, sought);
  if (!found) return [];
  const { section, passage } = found;
  const { heading, id = '' } = section;
  const crumb =
    heading === undefined
      ? []
      : [...fillWith<Node>(words.section, { section: createLink(`${path}#${id}`, heading) }), ' '];
  const paragraph = createElement('p', ...crumb, ...mark(passage, sought));
  paragraph.className = 'hint';
  return [paragraph];
}

function createResult({ path, words: some }: Hit, text: SearchText): HTMLLIElement {
  const sought = new Set(some);
  const day = text.day === undefined ? '' : `${text.day}. `;
  return createElement(
    'li',
    createLink(path, ...mark(text.title, sought)),
    createElement('p', day, ...mark(text.sentence, sought)),
    ...createPassage(text, path, sought),
  );
}

/**
 * The results of a kind under their heading, and a button for those that are not shown yet.
 * @param read loads what is shown of a text
 * @param reportFailure when more of them cannot be loaded
 */
export async function createResults(
  kind: Kind,
  hits: readonly Hit[],
  read: (path: string) => Promise<SearchText>,
  reportFailure: () => void,
): Promise<HTMLElement> {
  const createAll = (some: readonly Hit[]) =>
    Promise.all(some.map(async (hit) => createResult(hit, await read(hit.path))));
  const list = createElement('ol', ...(await createAll(hits.slice(0, shownAtFirst))));
  const section = createElement('section', createElement('h2', headings[kind]), list);
  const rest = hits.slice(shownAtFirst);
  if (rest.length > 0) {
    const button = createButton(fill(words.more, { count: rest.length }), () => {
      void createAll(rest).then((items) => {
        list.append(...items);
        items[0]?.querySelector('a')?.focus();
        button.remove();
      }, reportFailure);
    });
    section.append(button);
  }
  return section;
}
