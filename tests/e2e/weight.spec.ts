import { expect, test } from 'playwright/test';
import { budgets, heavierPages } from '../support/budgets.ts';
import { projectFolder } from '../support/site.ts';
import { specifiedRoutes } from '../support/specification.ts';
import { weighPage } from '../support/weigh-page.ts';

const folder = `${projectFolder}.vercel/output/static`;

test('every page stays within its budget of bytes', async () => {
  const rows: string[] = [];
  const tooHeavy: string[] = [];
  for (const route of specifiedRoutes) {
    const { htmlAndStyles, scripts } = await weighPage(folder, route);
    const limit = heavierPages[route]?.limit ?? budgets.htmlAndStyles;
    const row = `${route.padEnd(36)} HTML+CSS ${htmlAndStyles} of ${limit}, scripts ${scripts} of ${budgets.scripts}`;
    rows.push(row);
    if (htmlAndStyles > limit || scripts > budgets.scripts) tooHeavy.push(row);
  }
  console.log(rows.join('\n'));
  expect(tooHeavy).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`at ${width} pixels no page asks for more than it may, for React or for another host`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    let requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const problems: string[] = [];
    for (const route of specifiedRoutes) {
      requests = [];
      await page.goto(route, { waitUntil: 'networkidle' });
      if (requests.length > budgets.requests) {
        problems.push(`${route}: ${requests.length} requests: ${requests.join(' ')}`);
      }
      const foreign = requests.filter((url) => !url.startsWith(baseURL ?? ''));
      if (foreign.length > 0) problems.push(`${route}: ${foreign.join(' ')}`);
      const react = requests.filter((url) => /\/client\.[^/]+\.js$/.test(url));
      if (react.length > 0) problems.push(`${route}: ${react.join(' ')}`);
    }
    expect(problems).toEqual([]);
  });
}
