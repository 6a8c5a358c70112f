/** `npm run docs`: writes the guides that are made from the schemas, the settings and the calls. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { writeCallScript } from './authoring/call-script.ts';
import { describeFields, fieldsGuide } from './authoring/describe-fields.ts';
import { describeExample, describeSettings } from './describe-settings.ts';

writeFileSync('.env.example', describeExample());
for (const [file, text] of [
  [fieldsGuide, describeFields()],
  ['docs/call-script.md', writeCallScript()],
  ['docs/settings.md', describeSettings()],
] as const) {
  writeFileSync(file, await format(text, { parser: 'markdown' }));
  console.log(`Wrote ${file}.`);
}
