import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { searchFolder } from '../../src/config/routes.ts';
import { createLookup, type Kind } from '../../src/search/lookup.ts';
import { findPassage } from '../../src/search/passage.ts';
import { nameTextFile, type SearchIndex, type SearchText } from '../../src/search/search-index.ts';
import { outputFolder } from '../../tools/lib/built-site.ts';

const origin = inject('origin');

/** What a visitor loads for the first query, in bytes as they are sent. */
const mostBytes = 120_000;

const addressOf = (name: string) => `${origin}${searchFolder}/${name}.json`;

async function load<File>(name: string): Promise<File> {
  return (await (await fetch(addressOf(name))).json()) as File;
}

/** What arrives, compressed as the local server does it while it sends. */
async function countBytes(address: string): Promise<number> {
  const content = await (await fetch(address)).bytes();
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

const lookup = createLookup(await load<SearchIndex>('words'));
const findPaths = (query: string, kind?: Kind) =>
  lookup.find(query, kind && { kind }).map(({ path }) => path);

/** What visitors type, people who do not know our words too, by the page or article they look for. */
const questions = {
  '/emergency-department-flow':
    'ED | A&E waiting times | overcrowding | how to reduce ER wait | long waits in the emergency room | hospital bed shortage | staff shortage',
  '/emergency-severity-index': 'ESI | emergency severity index levels',
  '/canadian-triage-scale': 'CTAS',
  '/manchester-triage-system': 'MTS discriminators | manchester',
  '/australasian-triage-scale': 'ATS categories',
  '/system-comparisons':
    'compare triage scales | which triage system has how many levels | difference between ESI and Manchester',
  '/mental-health-triage': 'suicide | C-SSRS screening | crisis line | panic attack',
  '/the-columbia-screener-as-a-branching-conversation': 'columbia screener',
  '/deciding-where-988-ends-and-the-emergency-department-begins': '988',
  '/ai-enhanced-telephone-triage': 'call center | nurse line phone triage | after hours nurse line',
  '/pediatric-triage': 'children fever | baby with a high temperature',
  '/geriatric-care': 'elderly falls | delirium | dementia patient | my mother fell',
  '/disaster-response': 'mass casualty | red yellow green black | earthquake',
  '/start-triage-thirty-two-can-do-history': 'START triage',
  '/nhs-ai-assistants': 'NHS 111',
  '/virtual-wards': 'hospital at home | NEWS2',
  '/community-paramedicine': 'ambulance paramedic',
  '/rural-healthcare': 'rural hospital | telemedicine in remote areas',
  '/unique-populations': 'interpreter | bias against minorities | homeless patients',
  '/large-language-models': 'LLM hallucination | chatgpt',
  '/explainable-ai': 'how does the ai explain its decision',
  '/continuous-learning': 'federated learning',
  '/voice-biomarkers': 'voice biomarkers | detect depression from voice',
  '/computational-vocal-biomarkers': 'jitter shimmer',
  '/voice-first-ai-triage': 'what languages does it speak | can it speak Spanish',
  '/multimodal-ai-triage': 'photos and vital signs | upload a photo of a rash',
  '/economic-impact': 'price | return on investment | how much does it cost',
  '/ai-vs-human-benchmarks': 'is it more accurate than a nurse | how accurate is it',
  '/product': 'HIPAA | Epic integration | does it work with Cerner',
  '/what-buyers-ask':
    'RFP questions | where is patient data stored | who is liable if the AI is wrong | is it a medical device',
  '/privacy-policy': 'GDPR',
  '/what-is-triage': 'what is triage',
  '/triage-evolution': 'history of triage napoleon',
  '/contact': 'request a demo | phone number',
  '/reading-the-left-without-being-seen-line':
    'left without being seen | patients leaving before being seen',
  '/ai-act-memo-for-emergency-triage-buyers': 'AI Act',
  '/how-a-deaf-caller-reaches-a-voice-first-service': 'deaf patients',
  '/a-chest-pain-call-walked-through-line-by-line': 'heart attack symptoms by phone',
  '/last-known-well-is-a-question-not-a-score': 'stroke symptoms',
  '/three-patients-who-all-say-eight-out-of-ten': 'pain scale 0 to 10',
  '/': 'listen to an example call',
  '/a-policy-on-the-right-to-reach-a-person': 'can I talk to a human',
  '/the-pulse-oximeter-and-the-patient-it-flatters': 'oxygen reading dark skin',
  '/emtala-triage-is-not-a-medical-screening-exam': 'EMTALA',
  '/research': 'peer reviewed studies',
  '/about': 'who founded the company',
  '/climate-action': 'carbon footprint',
  '/ears-voice-and-nerves-on-the-call-floor': 'nurse burnout',
  '/accessibility': 'blind users',
  '/a-twelve-call-syllabus-for-new-telephone-triage-staff': 'training for new nurses',
  '/how-a-call-works': 'what happens in an emergency call',
  '/news-views': 'blog | subscribe to the newsletter',
  '/terms': 'terms of use',
};

test('what visitors ask leads to its page, first or second of its kind', () => {
  for (const [path, asked] of Object.entries(questions)) {
    for (const question of asked.split(' | ')) {
      const best = (['page', 'article'] as const).flatMap((kind) =>
        findPaths(question, kind).slice(0, 2),
      );
      expect.soft(best, question).toContain(path);
    }
  }
});

test('a word that stands in a text finds it, whole before the beginnings of others', () => {
  for (const word of ['prescription', 'kiosk', 'tablet', 'abandonment', 'email', '4at', 'pre']) {
    const areWhole = lookup
      .find(word)
      .map(({ words }) => words.some((found) => [word, `${word}s`].includes(found)));
    expect.soft(areWhole[0], word).toBe(true);
    expect.soft(areWhole.lastIndexOf(true), word).toBe(areWhole.filter(Boolean).length - 1);
    expect.soft(lookup.findNearest(word), word).toBeUndefined();
  }
});

test.each([
  ['COVID-19', 'covid 19', 'covid19', 'Covid‑19'],
  ['call-back', 'callback', 'call back'],
  ['SOC 2', 'SOC2', 'soc-2'],
  ['organization', 'organisation', 'Organisation'],
  ['pediatric', 'paediatric', 'pédiatric'],
  ['HIPAA', 'hippa'],
  ['prioritization', 'prioritisation'],
])('%s is found however it is spelled', (spelled, ...others) => {
  const found = findPaths(spelled);
  expect(found.length).toBeGreaterThan(0);
  for (const other of others) expect(findPaths(other), other).toEqual(found);
});

test('what no text has is not found, and asked back where another word is near', () => {
  for (const [query, meant] of [
    ['emergancy', 'emergency'],
    ['manchestre', 'manchester'],
    ['zzqxv', undefined],
    ['<b>', undefined],
  ] as const) {
    expect(findPaths(query)).toEqual([]);
    expect(lookup.findNearest(query)).toBe(meant);
  }
});

test('a result shows the sentence that has the words, and the section where it stands', async () => {
  const [hit] = lookup.find('abandonment');
  const { sections } = await load<SearchText>(nameTextFile(hit?.path ?? ''));
  const { passage = '', section } = findPassage(sections, new Set(hit?.words)) ?? {};
  expect(passage).toMatch(/abandonment/i);
  expect(section?.id).toBeDefined();
});

test('the first query moves little, with all that it needs', async () => {
  const hits = (['page', 'article'] as const).flatMap((kind) =>
    lookup.find('wait times', { kind }).slice(0, 5),
  );
  const scripts = await Array.fromAsync(
    glob('_astro/start-search.*.js', { cwd: join(outputFolder, 'static') }),
  );
  expect(scripts).toHaveLength(1);
  const sizes = await Promise.all([
    ...scripts.map((script) => countBytes(`${origin}/${script}`)),
    ...['words', ...hits.map(({ path }) => nameTextFile(path))].map(addressOf).map(countBytes),
  ]);
  const sum = sizes.reduce((total, size) => total + size);
  expect(sum).toBeGreaterThan(60_000);
  expect(sum).toBeLessThanOrEqual(mostBytes);
});
