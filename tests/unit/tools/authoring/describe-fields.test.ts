import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { describeFields, fieldsGuide } from '../../../../tools/authoring/describe-fields.ts';
import { projectFolder } from '../../../../tools/lib/project.ts';

it('the page of all fields is what the schemas say; npm run docs writes it again', async () => {
  const written = readFileSync(path.join(projectFolder, fieldsGuide), 'utf8');
  expect(written).toBe(await format(describeFields(), { parser: 'markdown' }));
});
