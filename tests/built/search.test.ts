import { expect, inject, test } from 'vitest';
import { createEngine } from '../../src/search/engine.ts';
import { startSearchWorker } from '../support/search-worker.ts';

const origin = inject('origin');

/** What the first query may move, in bytes. */
const mostBytes = 100_000;

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

test('what visitors ask leads to its page, first or second of its kind', async () => {
  const { worker } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  for (const [path, asked] of Object.entries(questions)) {
    for (const question of asked.split(' | ')) {
      const found: string[] = [];
      for (const kind of ['page', 'article'] as const) {
        const hits = await engine.find(question, 'topics', { kind });
        const best = await Promise.all(hits.slice(0, 2).map(engine.read));
        found.push(...best.map(({ url }) => url));
      }
      expect.soft(found, question).toContain(path);
    }
  }
});

test('the first query moves little, with all that it needs', async () => {
  const { worker, countMoved } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  const kinds = ['page', 'article'] as const;
  const found = await Promise.all(
    kinds.map((kind) => engine.find('wait times', 'topics', { kind })),
  );
  await Promise.all(found.flatMap((hits) => hits.slice(0, 5)).map(engine.read));
  expect(countMoved()).toBeGreaterThan(60_000);
  expect(countMoved()).toBeLessThanOrEqual(mostBytes);
});

test('a host that does not say what is compressed is asked for the plain files', async () => {
  const { worker } = await startSearchWorker(origin, { isEncodingLost: true });
  const engine = createEngine(worker);
  const [first] = await engine.find('ESI', 'topics', { kind: 'page' });
  expect(first && (await engine.read(first)).url).toBe('/emergency-severity-index');
});

test('all words of all texts are found by who asks for them', async () => {
  const { worker } = await startSearchWorker(origin);
  const engine = createEngine(worker);
  const [first] = await engine.find('abandonment', 'text', { kind: 'page' });
  const found = first && (await engine.read(first));
  expect(found?.url).toBe('/ai-enhanced-telephone-triage');
  expect(found?.excerpt).toContain('<mark>abandonment');
});
