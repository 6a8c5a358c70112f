import { expect, test } from 'vitest';
import { reportPage } from '../../../../src/checker/development/page-report.ts';
import { readContent } from '../../../../src/checker/reading/read-content.ts';
import { soundFiles, team, wards } from '../mistakes/sound-site.ts';

const content = readContent(soundFiles);
const problemIn = (file: string) => ({ file, field: 'link', found: 'none', write: 'one' });
const problems = [problemIn(team), problemIn(wards)];

test.each([
  ['/wards', wards, team],
  ['/team', team, wards],
  ['/Team/', team, wards],
])(
  'beside %s stands what is wrong there, and what is wrong elsewhere',
  (route, here, elsewhere) => {
    expect(reportPage(content, problems, route)).toEqual({
      here: [problemIn(here)],
      elsewhere: [problemIn(elsewhere)],
    });
  },
);

test('a page that no file makes has only problems elsewhere', () => {
  expect(reportPage(content, problems, '/rss.xml')).toEqual({ here: [], elsewhere: problems });
});
