import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '../../../../src/checker/check-content.ts';
import { formatProblems } from '../../../../src/checker/problem.ts';
import { generateEntries } from '../../../../tools/bench/generate-entries.ts';
import { writeProjectCopy } from '../../../../tools/bench/scratch-sites.ts';
import { projectFolder } from '../../../support/project.ts';

const pages = 100;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  writeProjectCopy(projectFolder, folder, generateEntries(projectFolder, pages));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('generated pages and articles keep every rule that editors keep', async () => {
  const { content, problems } = await checkContent(folder);
  expect(content.entries).toHaveLength(pages);
  expect(formatProblems(problems)).toBe('');
});

it('the same count gives the same texts, so that runs can be compared', () => {
  expect(generateEntries(projectFolder, pages)).toEqual(generateEntries(projectFolder, pages));
});
