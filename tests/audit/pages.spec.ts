import { expect, test } from 'playwright/test';
import { listEveryPath } from '../../tools/lib/page-paths.ts';
import { checkPage, widths } from '../support/checks/page-checks.ts';
import { findSafetyProblems } from '../support/checks/safety.ts';

// Every page there is, at both widths: `npm run audit`. `npm test` asks the same of a sample.
for (const path of await listEveryPath()) {
  test(`${path} loads at rest, is safe and there for everybody`, async ({ page, baseURL }) => {
    const address = `${baseURL ?? ''}${path}`;
    const problems = [];
    for (const width of widths) problems.push(...(await checkPage(page, address, width)).problems);
    expect([...problems, ...(await findSafetyProblems(address))]).toEqual([]);
  });
}
