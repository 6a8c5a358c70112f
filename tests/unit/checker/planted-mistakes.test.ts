import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/checker/check-content.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { contentCollections } from '../../../src/schemas/collections.ts';

/** Data of its own, so that what editors write later never breaks this test. */
const project = path.join(import.meta.dirname, 'fixtures/sound-data');
const { claims, triageSystems, dashboards, security } = contentCollections;

/** Words that stand in a file, what is planted in their place, and what the editor reads. */
type Mistake = readonly [sound: string, planted: string, advice: string];

const told = (field: string, found: string, write: string) =>
  `${field}: found ${found}; write ${write}.`;
const noField = (field: string, write: string) => told(field, 'a field that does not exist', write);
const noText = (field: string, found: string) => told(field, found, `'${found}' in quotes`);
const wording = (found: string, write: string) => told('wording', `"${found}"`, write);
const british = (found: string, write: string) => told('spelling', `"${found}"`, write);
const unknown = (found: string, near: string) =>
  british(found, `${near}, or add the word to src/content/words.txt if it is right`);

const plainly = 'what connects to what';
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  [claims.file]: [
    ['lower waiting', 'lower wating', unknown('wating', 'wading or waging or waking')],
    ['Emergency departments and clinics', 'Seamless clinics', wording('Seamless', plainly)],
    [
      'amount: 35',
      'amount: many',
      told('wait-reduction.amount', '"many"', 'a number without quotes'),
    ],
    ['measures: better patient', 'mesures: a', noField('satisfaction-gain.mesures', 'measures')],
    ['Patients asked after', 'Patients counselled after', british('counselled', 'counseled')],
    [
      'measures: stated figure for history-taking',
      'measures: of histories complete',
      told(
        'flow-wait.measures',
        '"of histories complete"',
        'words of "stated", or "stated figure for …" with the area, until the owner confirms more: not "histories", "complete"',
      ),
    ],
    ['amount: 90', 'amount: 9', told('flow-wait.amount', '9', '90, as the value is "90%"')],
  ],
  [triageSystems.file]: [
    ['origin: Manchester', 'orign: Manchester', noField('manchester.orign', 'origin')],
    ['charts chosen', 'charts choosen', unknown('choosen', 'chosen or Chosen or choose')],
    ['shortName: ESI', 'shortName: 5', noText('esi.shortName', '5')],
    ['Four decision points', 'Four centre points', british('centre', 'center')],
    ['Presenting complaint', 'Robust complaint', wording('Robust', 'what it withstands')],
  ],
  [dashboards.file]: [
    ['moment: Tuesday, 2:40 pm', 'moment: 240', noText('emergency-department.moment', '240')],
    ['A usual Tuesday', 'A usuall Tuesday', unknown('usuall', 'usual or usuals or usually')],
    ['median:', 'medians:', noField('emergency-department.waits.medians', 'median')],
    ['in conversation now', 'in programme now', british('programme', 'program')],
    ['taken over by a nurse today', 'seamlessly taken over', wording('seamlessly', plainly)],
  ],
  [security.file]: [
    ['petrol: Your data', 'petrol: 12', noText('end-to-end.kinds.petrol', '12')],
    ['title: In-house data', 'titel: In-house', noField('end-to-end.cards.0.titel', 'title')],
    ['is handled under', 'is leveraged under', wording('leveraged', 'used')],
    [
      'An independent auditor',
      'An independant auditor',
      unknown('independant', 'independent or Independent or independents'),
    ],
    ['Where a caller pays', 'Whilst a caller pays', british('Whilst', 'While')],
  ],
};

/** What an editor reads of the YAML files alone, sound or with all mistakes in them. */
async function readReport(changes: Readonly<Record<string, readonly Mistake[]>>) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'planted-'));
  mkdirSync(path.join(folder.path, 'src/content'), { recursive: true });
  for (const [file, planted] of Object.entries(changes)) {
    const source = readFileSync(path.join(project, file), 'utf8');
    const broken = planted.reduce((text, [sound, wrong]) => text.replace(sound, wrong), source);
    writeFileSync(path.join(folder.path, file), broken);
  }
  const { problems } = await checkContent(folder.path);
  return formatProblems(problems).split('\n');
}

// Without pages every claim is unused; what is said of that is not asked here.
const sound = Object.fromEntries(Object.keys(mistakes).map((file) => [file, []]));
const ofSound = await readReport(sound);
const ofBroken = await readReport(mistakes);

test.each(Object.entries(mistakes))(
  'a key, a type, a word, a British word and a phrase in %s are told with their lines',
  (file, planted) => {
    const source = readFileSync(path.join(project, file), 'utf8');
    const lineOf = (words: string) => source.slice(0, source.indexOf(words)).split('\n').length;
    const found = ofBroken.filter((line) => line.startsWith(file) && !ofSound.includes(line));
    expect(found).toEqual(
      planted.map(([words, , advice]) => `${file}:${lineOf(words)}  ${advice}`),
    );
  },
);
