import { expect, test } from 'playwright/test';
import { findMovedParts } from '../support/checks/arrival.ts';

/** One page of each kind of opening: a call beside the words, a drawing, figures, a tool. */
const openings = ['/', '/product', '/voice-first-ai-triage', '/canadian-triage-scale'];

for (const path of openings) {
  for (const width of [390, 1100, 1440]) {
    test(`${path} stays where it is while the rest of it arrives at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await findMovedParts(page, baseURL ?? '', path)).toEqual([]);
    });
  }
}
