/** The script of `/admin`: Sveltia CMS, with the forms and the files of this site. */
import CMS from '@sveltia/cms';
import { contentCollections } from '../schemas/collections.ts';
import { wordFiles } from '../schemas/words.ts';
import { configureEditor, entryFormatName, hasForm, wordsFormatName } from './configuration.ts';
import { entryFormat, recordsFormat, wordsFormat } from './entry-files.ts';
import { keepToPullRequests } from './keep-to-pull-requests.ts';

for (const [name, content] of Object.entries(contentCollections)) {
  if ('folder' in content) {
    CMS.registerCustomFormat(entryFormatName(name), 'mdx', entryFormat(content.schema));
  } else if (hasForm(content.schema)) {
    CMS.registerCustomFormat(name, 'yaml', recordsFormat(content.schema));
  }
}

for (const [name, { schema }] of Object.entries(wordFiles)) {
  CMS.registerCustomFormat(wordsFormatName(name), 'yaml', wordsFormat(schema));
}

const { repository = '' } = document.documentElement.dataset;
const isLocal = repository === 'local';
if (!isLocal) globalThis.fetch = keepToPullRequests(globalThis.fetch);
await CMS.init({
  config: configureEditor({ name: isLocal ? 'local/site' : repository, isLocal }),
});
