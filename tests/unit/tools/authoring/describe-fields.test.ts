import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeFields, fieldsGuide } from '../../../../tools/authoring/describe-fields.ts';
import { projectFolder } from '../../../../tools/lib/project.ts';

/** The lines without the spaces that align them and without examples, which content may outgrow. */
function readRules(guide: string): string[] {
  return guide.split('\n').map((line) => {
    if (!line.startsWith('|')) return line;
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^-+$/, '---'));
    return cells.slice(1, 4).join(' | ');
  });
}

it('the page of all fields is what the schemas say; npm run docs writes it again', () => {
  const written = readFileSync(path.join(projectFolder, fieldsGuide), 'utf8');
  expect(readRules(written)).toEqual(readRules(describeFields([])));
});
