import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/checker/check-content.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { contentCollections } from '../../../src/schemas/collections.ts';

const project = path.join(import.meta.dirname, '../../..');
const { claims, triageSystems, dashboards, security } = contentCollections;

/** Words that stand in a file, what is planted in their place, and what the editor reads. */
type Mistake = readonly [sound: string, planted: string, advice: string];

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  [claims.file]: [
    [
      'lower waiting times',
      'lower wating times',
      'spelling: found "wating"; write wading or waging or waking, or add the word to src/content/words.txt if it is right.',
    ],
    [
      'Emergency departments and clinics',
      'Seamless clinics',
      'wording: found "Seamless"; write what connects to what.',
    ],
    [
      'amount: 35',
      'amount: many',
      'wait-reduction.amount: found "many"; write a number without quotes.',
    ],
    [
      'measures: better patient',
      'mesures: better patient',
      'satisfaction-gain.mesures: found a field that does not exist; write measures.',
    ],
    [
      'Patients asked after',
      'Patients counselled after',
      'spelling: found "counselled"; write counseled.',
    ],
  ],
  [triageSystems.file]: [
    [
      'origin: Manchester',
      'orign: Manchester',
      'manchester.orign: found a field that does not exist; write origin.',
    ],
    [
      'charts chosen',
      'charts choosen',
      'spelling: found "choosen"; write chosen or Chosen or choose, or add the word to src/content/words.txt if it is right.',
    ],
    ['shortName: ESI', 'shortName: 5', 'esi.shortName: found 5; write a text in quotes.'],
    ['Four decision points', 'Four centre points', 'spelling: found "centre"; write center.'],
    [
      'Presenting complaint first',
      'Robust complaint first',
      'wording: found "Robust"; write what it withstands.',
    ],
  ],
  [dashboards.file]: [
    [
      'moment: Tuesday, 2:40 pm',
      'moment: 240',
      'emergency-department.moment: found 240; write a text in quotes.',
    ],
    [
      'A usual Tuesday',
      'A usuall Tuesday',
      'spelling: found "usuall"; write usual or usuals or usually, or add the word to src/content/words.txt if it is right.',
    ],
    [
      'medianWaits:',
      'medianWait:',
      'emergency-department.medianWait: found a field that does not exist; write medianWaits.',
    ],
    ['in conversation now', 'in programme now', 'spelling: found "programme"; write program.'],
    [
      'taken over by a nurse today',
      'seamlessly taken over',
      'wording: found "seamlessly"; write what connects to what.',
    ],
  ],
  [security.file]: [
    [
      'petrol: Your data',
      'petrol: 12',
      'end-to-end.kinds.petrol: found 12; write a text in quotes.',
    ],
    [
      'title: In-house data',
      'titel: In-house data',
      'end-to-end.cards.0.titel: found a field that does not exist; write title.',
    ],
    ['is handled under', 'is leveraged under', 'wording: found "leveraged"; write used.'],
    [
      'An independent auditor',
      'An independant auditor',
      'spelling: found "independant"; write independent or Independent or independents, or add the word to src/content/words.txt if it is right.',
    ],
    ['Where a caller pays', 'Whilst a caller pays', 'spelling: found "Whilst"; write While.'],
  ],
};

/** What an editor reads of the YAML files alone, sound or with all mistakes in them. */
async function readReport(changes: Readonly<Record<string, readonly Mistake[]>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
  try {
    mkdirSync(path.join(root, 'src/content'), { recursive: true });
    for (const [file, planted] of Object.entries(changes)) {
      const source = readFileSync(path.join(project, file), 'utf8');
      const broken = planted.reduce((text, [sound, wrong]) => text.replace(sound, wrong), source);
      writeFileSync(path.join(root, file), broken);
    }
    const { problems } = await checkContent(root);
    return formatProblems(problems).split('\n');
  } finally {
    rmSync(root, { recursive: true });
  }
}

// Without pages every claim is unused; what is said of that is not asked here.
const ofSound = await readReport(
  Object.fromEntries(Object.keys(mistakes).map((file) => [file, []])),
);
const ofBroken = await readReport(mistakes);

test.each(Object.entries(mistakes))(
  'a key, a type, a word, a British word and a phrase in %s are told with their lines',
  (file, planted) => {
    const source = readFileSync(path.join(project, file), 'utf8');
    const lineOf = (words: string) => source.slice(0, source.indexOf(words)).split('\n').length;
    const told = ofBroken.filter((line) => line.startsWith(file) && !ofSound.includes(line));
    expect(told).toEqual(planted.map(([sound, , advice]) => `${file}:${lineOf(sound)}  ${advice}`));
  },
);
