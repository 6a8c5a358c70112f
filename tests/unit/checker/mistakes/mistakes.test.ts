import { expect, test } from 'vitest';
import { findProblems } from '../../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../../src/checker/dictionary.ts';
import { readComponents } from '../../../../src/checker/load-content.ts';
import { readContent } from '../../../../src/checker/reading/read-content.ts';
import { projectFolder } from '../../../../tools/lib/project.ts';
import { fromOtherPrograms } from './from-other-programs.ts';
import { inComponents } from './in-components.ts';
import { inData } from './in-data.ts';
import { inFrontMatter } from './in-front-matter.ts';
import { inMarkdown } from './in-markdown.ts';
import { inOtherForms } from './in-other-forms.ts';
import { inText } from './in-text.ts';
import { inTags } from './in-tags.ts';
import { inWordFiles } from './in-word-files.ts';
import { inYaml } from './in-yaml.ts';
import { placeOf } from './mistake.ts';
import { otherFiles, soundFiles } from './sound-site.ts';

const dictionary = await loadDictionary();
const inCode = {
  components: readComponents(projectFolder),
  fixedRoutes: new Set(['/sharing.png']),
  claimsInCode: new Set<string>(),
  images: [{ name: 'desk.jpg', bytes: 300_000, format: 'jpeg', width: 1200, height: 800 }],
};

/** The file, the line and the field of all that an editor reads, a line each. */
function readReport(files: ReadonlyMap<string, string>): string[] {
  const problems = findProblems({ ...readContent(files), ...inCode }, dictionary);
  for (const { found, write } of problems) expect([found, write]).not.toContain('');
  return problems.map(placeOf);
}

const sound = new Map([...soundFiles, ...otherFiles]);

test('the site without a mistake has none', () => {
  expect(readReport(sound)).toEqual([]);
});

const mistakes = [
  ...inFrontMatter,
  ...inYaml,
  ...inText,
  ...inMarkdown,
  ...inComponents,
  ...inTags,
  ...inData,
  ...inWordFiles,
  ...fromOtherPrograms,
  ...inOtherForms,
];

test.each(mistakes)('$what', ({ file, plant, told }) => {
  const files = new Map(sound).set(file, plant(sound.get(file) ?? ''));
  expect(readReport(files)).toEqual(told);
});
