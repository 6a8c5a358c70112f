import { expect, test } from 'playwright/test';
import { compareFirstScreens } from '../support/checks/first-screen.ts';

/** The heaviest page of each kind: their whole is more than the first window holds. */
const heaviest = [
  '/',
  '/computational-vocal-biomarkers',
  '/product',
  '/ai-enhanced-telephone-triage',
  '/voice-biomarkers',
];

for (const path of heaviest) {
  test(`${path} has its first screen in the first window`, async ({ page, baseURL }) => {
    expect(await compareFirstScreens(page, `${baseURL ?? ''}${path}`)).toEqual([]);
  });
}
