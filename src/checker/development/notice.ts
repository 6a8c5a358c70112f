import type { Problem } from '../problem.ts';
import type { PageReport } from './server.ts';

// Runs in the browser, in development alone: says what is wrong with the content, that of the page
// first. Stands in a shadow tree, so that the page looks the same.

const styles = `
  :host { all: initial; position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647;
    max-inline-size: min(44rem, calc(100vw - 2rem)); color-scheme: light;
    font: 0.875rem/1.45 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  details { background: #fff; color: #1a1a1a; border: 2px solid #8a4b00;
    border-radius: 0.4rem; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
  summary { padding: 0.5rem 0.75rem; font-weight: 600; cursor: pointer; }
  summary:focus-visible, a:focus-visible { outline: 3px solid #005fcc; outline-offset: 1px; }
  .list { max-block-size: 45vh; overflow: auto; padding: 0 0.75rem 0.25rem; }
  h2 { margin: 0.5rem 0 0.25rem; font-size: 0.8125rem; color: #595959; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin: 0 0 0.625rem; overflow-wrap: anywhere; }
  a { color: #00458f; font-weight: 600; }
  b { font-weight: 600; }
`;

function element(name: string, text = '', ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(name);
  if (text) made.append(text);
  made.append(...children);
  return made;
}

/** The place leads into the editor, by the address that Vite has for that. */
function describe({ file, line, field, found, write }: Problem): HTMLElement {
  const link = document.createElement('a');
  const at = line === undefined ? file : `${file}:${line}`;
  link.textContent = at;
  link.href = `/__open-in-editor?file=${encodeURIComponent(at)}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const advice = element('div', 'write ', element('b', write));
  return element('li', '', link, element('div', `${field}: found ${found};`), advice);
}

function group(heading: string, problems: readonly Problem[]): Node[] {
  if (problems.length === 0) return [];
  return [element('h2', heading), element('ul', '', ...problems.map(describe))];
}

const countOf = (count: number) => `${count} problem${count === 1 ? '' : 's'}`;

const host = document.createElement('content-notice');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
host.hidden = true;
document.body.append(host);

function show({ here, elsewhere }: PageReport): void {
  const parts: Node[] = [];
  const count = here.length + elsewhere.length;
  if (count > 0) {
    const ofPage = here.length > 0 ? `${countOf(here.length)} on this page` : '';
    const ofOthers = elsewhere.length > 0 ? `${countOf(elsewhere.length)} elsewhere` : '';
    const list = element('div', '', ...group('This page', here), ...group('Elsewhere', elsewhere));
    list.className = 'list';
    const summary = element('summary', [ofPage, ofOthers].filter(Boolean).join(', '));
    const details = document.createElement('details');
    details.open = here.length > 0;
    details.append(summary, list);
    parts.push(details);
  }
  host.hidden = parts.length === 0;
  shadow.replaceChildren(...parts);
}

async function refresh(): Promise<void> {
  const address = `/@content-problems?of=${encodeURIComponent(location.pathname)}`;
  const answer = await fetch(address);
  if (answer.ok) show((await answer.json()) as PageReport);
}

void refresh();
import.meta.hot?.on('content-problems:changed', () => {
  void refresh();
});
