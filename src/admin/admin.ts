/** The script of `/admin`: Sveltia CMS, with the forms and the files of this site. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import { contentCollections } from '../schemas/collections.ts';
import { wordFiles } from '../schemas/words.ts';
import { localAdmin } from './admin-headers.ts';
import { configureEditor, entryFormatName, hasForm, wordsFormatName } from './configuration.ts';
import { entryFormat, recordsFormat, wordsFormat } from './entry-files.ts';
import { keepToPullRequests } from './keep-to-pull-requests.ts';

const { repository = '' } = document.documentElement.dataset;
const isLocal = repository === localAdmin;

/** The page itself, as the development server shows what was saved; it follows by itself. */
function Preview({ entry }: CustomPreviewTemplateProps) {
  const slug = entry.get('slug');
  const says = 'Save once: the page is shown here as soon as its file is there.';
  if (!slug) return createElement('p', { style: { font: '1rem system-ui', margin: '2rem' } }, says);
  const style = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const;
  const src = `${location.origin}/${slug === 'index' ? '' : slug}`;
  return createElement('iframe', { src, style, title: 'The page' });
}

/** The highest number of an article that was read. */
let highest = 0;

for (const [name, content] of Object.entries(contentCollections)) {
  if ('folder' in content) {
    const format = entryFormat(content.schema);
    const fromFile = (text: string) => {
      const values = format.fromFile(text);
      highest = Math.max(highest, Number(values['id'] ?? 0));
      return values;
    };
    CMS.registerCustomFormat(entryFormatName(name), 'mdx', { ...format, fromFile });
    if (isLocal) CMS.registerPreviewTemplate(name, Preview);
  } else if (hasForm(content.schema)) {
    CMS.registerCustomFormat(name, 'yaml', recordsFormat(content.schema));
  }
}

for (const [name, { schema }] of Object.entries(wordFiles)) {
  CMS.registerCustomFormat(wordsFormatName(name), 'yaml', wordsFormat(schema));
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const isNew = entry.get('collection') === 'articles' && !entry.getIn(['data', 'id']);
    if (!isNew) return entry;
    return entry.setIn(['data', 'id'], (highest += 1));
  },
});

/** What is amiss is named for seconds alone: its list is opened, and the first field shown. */
function showErrors(): void {
  const wanted = [...document.querySelectorAll('.sui.toast button, [role="alert"] button')].find(
    (button) => button.textContent.trim() === 'Show Errors',
  );
  if (!(wanted instanceof HTMLElement)) return;
  wanted.click();
  document.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' });
}

new MutationObserver(showErrors).observe(document.body, { childList: true, subtree: true });

if (!isLocal) globalThis.fetch = keepToPullRequests(globalThis.fetch);
await CMS.init({ config: configureEditor(repository) });
