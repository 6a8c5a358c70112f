import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from './tools/lib/browser.ts';
import { defaultSettings, findFreePort, projectFolder } from './tools/lib/project.ts';

// Workers read this file again: the port that the first reading chose reaches them this way.
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()));
// Tests read here what was sent; the set-up makes the folder and takes it away.
const outbox = (process.env['MAIL_OUTBOX'] = join(tmpdir(), `triage-outbox-${port}`));
const origin = `http://127.0.0.1:${port}`;

const journeys = join(projectFolder, 'tests/e2e');
/** The development server and the editing forms: half a minute that visitors never meet. */
const forEditors = ['admin.spec.ts', 'development.spec.ts'];
/** The journeys that are made in other engines too: those that `npx playwright install` brings. */
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testDir: journeys,
  grep: /@everywhere/,
  use: { browserName, launchOptions: {} },
}));

/** Browser tests, against the production server; what is stale is built first. */
export default defineConfig({
  projects: [
    { name: 'site', testDir: journeys, testIgnore: forEditors },
    { name: 'editors', testDir: journeys, testMatch: forEditors },
    ...otherEngines,
    // Every page there is: `npm run audit`.
    { name: 'audit', testDir: join(projectFolder, 'tests/audit') },
    // Pictures of pages: `npx playwright test --project=looks`, see docs/contributing.md.
    { name: 'looks', testDir: join(projectFolder, 'tests/looks'), retries: 0 },
  ],
  outputDir: join(projectFolder, '.reports/browser-tests'),
  snapshotPathTemplate: join(projectFolder, '.reports/looks/{arg}{ext}'),
  globalSetup: './tests/support/playwright-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second attempt is a fault of the site or of the test: the totals name it.
  retries: 1,
  fullyParallel: true,
  // Ends what hangs, and measures nothing: a busy machine takes several times what a quiet one does. No
  // test has a time of its own.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  // Tests also wait, for clocks and for each other's servers: a third fills two cores.
  workers: '150%',
  reporter: [
    ['list'],
    ['junit', { outputFile: join(projectFolder, '.reports/test-e2e.xml'), includeRetries: true }],
  ],
  use: {
    baseURL: origin,
    // What never comes is told after as long as an expectation waits.
    actionTimeout: 60_000,
    launchOptions: browserLaunchOptions(),
    // Recorded on demand, not of every test to be thrown away: `npm run test:e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npm run --silent build && "${process.execPath}" src/hosting/server/start.ts --no-build`,
    cwd: projectFolder,
    url: origin,
    env: {
      ...defaultSettings,
      // The runner says that this is a test: drafts would be built.
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      MAIL_OUTBOX: outbox,
      // All tests are one client; the limit itself is proved in the unit tests.
      RATE_LIMIT_PER_CLIENT: '10000',
      RATE_LIMIT_TOTAL: '10000',
    },
    // Says whether the build was fresh.
    stdout: 'pipe',
    stderr: 'pipe',
    // The server takes its copy of the output with it when it ends.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 300_000,
  },
});
