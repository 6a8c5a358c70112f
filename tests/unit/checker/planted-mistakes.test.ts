import { expect, test } from 'vitest';
import { findProblems } from '../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../src/checker/dictionary.ts';
import { readContent } from '../../../src/checker/reading/read-content.ts';
import { readComponents } from '../../../src/checker/reading/read-props.ts';
import { projectFolder } from '../../../tools/lib/project.ts';
import { placeOf, plant } from './mistakes/mistake.ts';
import { mistakes } from './mistakes/mistakes.ts';
import { otherFiles, soundFiles } from './mistakes/sound-site.ts';

const dictionary = await loadDictionary();
const inCode = {
  components: readComponents(projectFolder),
  fixedRoutes: new Set(['/sharing.png']),
  badlySaved: new Map<string, string>(),
  images: [
    { name: 'desk.jpg', bytes: 300_000, format: 'jpeg', isWhole: true, width: 1200, height: 800 },
  ],
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

/** The words are those of the site, whose lines move when somebody adds one. */
const placeInWords = (place: string) => place.replace(/(words\/\w+\.yaml):\d+/, '$1');

test.each(mistakes)('$file: $sound → $wrong', (mistake) => {
  const { file, told } = mistake;
  const files = new Map(sound).set(file, plant(mistake, sound.get(file) ?? ''));
  expect(readReport(files).map(placeInWords)).toEqual(told.map(placeInWords));
});
