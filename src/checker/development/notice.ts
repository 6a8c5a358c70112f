import type { Problem } from '../problem.ts';
import type { PageReport } from './server.ts';

// Runs in the browser, in development alone: says what is wrong with the content, that of the page
// first. Stands in a shadow tree, so that the page looks the same.

const styles = `
  :host { all: initial; position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647;
    max-inline-size: min(44rem, calc(100vw - 2rem)); color-scheme: light;
    font: 0.875rem/1.45 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  details { background: #fff; color: #1a1a1a; border: 2px solid #8a4b00; border-radius: 0.4rem;
    padding: 0.5rem 0.75rem; max-block-size: 50vh; overflow: auto; }
  summary { font-weight: 600; cursor: pointer; }
  p { margin: 0.5rem 0 0; overflow-wrap: anywhere; }
  a { color: #00458f; font-weight: 600; }
`;

/** The place leads into the editor, by the address that Vite has for that. */
function describe({ file, line, field, found, write, isAdvice = false }: Problem): HTMLElement {
  const at = line === undefined ? file : `${file}:${line}`;
  const link = Object.assign(document.createElement('a'), {
    textContent: at,
    href: `/__open-in-editor?file=${encodeURIComponent(at)}`,
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const text = document.createElement('p');
  text.append(link, ` ${isAdvice ? 'advice, ' : ''}${field}: found ${found}; write ${write}.`);
  return text;
}

const host = document.createElement('content-notice');
const details = document.createElement('details');
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheet];
shadow.append(details);
host.hidden = true;
document.body.append(host);

function show({ here, elsewhere }: PageReport): void {
  const summary = document.createElement('summary');
  const advised = here.filter(({ isAdvice }) => isAdvice).length;
  const mended = `${here.length - advised} to mend on this page, ${elsewhere.length} elsewhere`;
  summary.textContent = `Content: ${mended}${advised > 0 ? `; ${advised} advised` : ''}`;
  details.replaceChildren(summary, ...[...here, ...elsewhere].map(describe));
  details.open = here.length > advised;
  host.hidden = here.length + elsewhere.length === 0;
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
