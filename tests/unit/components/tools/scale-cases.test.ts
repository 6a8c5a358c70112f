import { expect, test } from 'vitest';
import { readRecords } from './parts/read-content.ts';

const systems = readRecords('triageSystems');
const cases = Object.values(readRecords('scaleCases'));

test('each patient has a way and a level on each of the four scales, in one order', () => {
  expect(cases).toHaveLength(6);
  for (const { results } of cases) {
    expect(results.map(({ system }) => system)).toEqual(['manchester', 'esi', 'ctas', 'ats']);
    for (const { system, level } of results) {
      const found = systems[system]?.levels.find(({ number }) => number === level);
      expect(found?.maximumWait).toBeTypeOf('number');
    }
  }
});

// What decides, with the level that the scale publishes for it: Emergency Triage, 2nd edition (2006);
// ESI Handbook, 5th edition (2023); CTAS national guidelines, with the first-order pain modifier for
// adults; Guidelines on the Implementation of the ATS, ACEM G24 (2023).
const published: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  manchester: {
    'Inadequate breathing: Yes': 1,
    'Cardiac pain: Yes': 2,
    'Severe pain: Yes': 2,
    'Moderate pain: Yes': 3,
    'Recent mild pain: Yes': 4,
  },
  esi: {
    'A: lifesaving intervention now: Yes': 1,
    'B: high-risk situation: Yes': 2,
    'C: resources: One: injection': 4,
    'C: resources: One: X-ray': 4,
    'C: resources: One: sutures': 4,
    'C: resources: None: simple care': 5,
  },
  ctas: {
    'First look: arrest: Yes': 1,
    'Acute and cardiac features: Yes': 2,
    'Pain: severe, site, duration: Chronic, peripheral': 4,
    'Pain: moderate, site, duration: Acute, peripheral': 4,
    'Sutures required: Yes': 4,
    'Pain: mild, site, duration: Acute, peripheral': 5,
  },
  ats: {
    'Descriptor: cardiac or respiratory arrest: Yes': 1,
    'Descriptor: chest pain, likely cardiac: Yes': 2,
    'Descriptor: moderately severe pain: Yes': 3,
    'Descriptor: minor limb trauma: Yes': 4,
    'Descriptor: laceration to be closed: Yes': 4,
    'Descriptor: minor wound: Yes': 5,
  },
};

test('each of the 24 results has the level that its scale publishes for what decides', () => {
  for (const { name, results } of cases) {
    for (const { system, level, steps } of results) {
      const { asks, finds } = steps.at(-1) ?? {};
      expect(published[system]?.[`${asks}: ${finds}`], `${name}, ${system}`).toBe(level);
    }
  }
});
