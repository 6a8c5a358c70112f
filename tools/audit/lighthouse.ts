import lighthouse, { type Config } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { findFreePort } from '../../tests/support/project.ts';

/** Lighthouse’s categories that every page has to have in full. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
  readonly path: string;
  /** From 0 to 100, in the order of {@link categories}. */
  readonly scores: readonly number[];
  /** What is missing from 100, each with the category, and any shift of the layout. */
  readonly problems: readonly string[];
}

/** Speed varies with what else the machine does: a page that falls short is measured again. */
const attempts = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Pages that ask not to be listed would lose points for just that. */
async function listSkippedAudits(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return html.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
}

async function run(port: number, address: string): Promise<Report> {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { onlyCategories: [...categories], skipAudits: await listSkippedAudits(address) },
  };
  const result = await lighthouse(address, { port, logLevel: 'error' }, config);
  if (!result) throw new Error(`${address}: Lighthouse gave no report.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

function scoreOf({ categories: found }: Report, name: string): number {
  return Math.round((found[name]?.score ?? 0) * 100);
}

function describeShortfall({ categories: found, audits }: Report): string[] {
  const shift = audits['cumulative-layout-shift']?.numericValue ?? NaN;
  const weak = Object.values(found)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) =>
          [`${id}:`, audits[audit]?.title, audits[audit]?.displayValue].filter(Boolean).join(' '),
        ),
    );
  return shift === 0 ? weak : [...weak, `layout shift ${shift}`];
}

async function measure(port: number, origin: string, path: string): Promise<LighthouseResult> {
  const reports = [await run(port, origin + path)];
  while (
    reports.length < attempts &&
    reports.some((report) => scoreOf(report, 'performance') < 100)
  )
    reports.push(await run(port, origin + path));
  const [median = reports[0]] = reports
    .toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
    .slice(Math.floor(reports.length / 2));
  if (!median) throw new Error('Nothing was measured.');
  return {
    path,
    scores: categories.map((name) => scoreOf(median, name)),
    problems: describeShortfall(median).map((problem) => `${path}: ${problem}`),
  };
}

/**
 * Measures pages one after another, each as a phone on a slow line would have it: Lighthouse’s own
 * emulation and throttling. The speed is the median when the first attempt was not perfect.
 * @throws when a page cannot be loaded; Lighthouse measures no error page
 */
export async function measurePages(
  origin: string,
  paths: readonly string[],
): Promise<LighthouseResult[]> {
  const port = await findFreePort();
  await prepareBrowser();
  const options = browserLaunchOptions();
  await using browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  console.log(`Lighthouse in Chromium ${browser.version()}`);
  const results: LighthouseResult[] = [];
  for (const path of paths) {
    const result = await measure(port, origin, path);
    results.push(result);
    console.log(
      `Lighthouse ${results.length} of ${paths.length}  ${result.scores.join(' ')}  ${path}`,
    );
    for (const problem of result.problems) console.log(`  ${problem}`);
  }
  return results;
}
