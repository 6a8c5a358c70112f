import type { Browser, Page } from 'playwright';
import { findLandmarkProblems, findNamelessParts } from './accessibility-tree.ts';
import { findBrokenRules } from './access-rules.ts';
import { findKeyboardProblems } from './keyboard.ts';
import { loadPage } from './page-load.ts';
import { findSmallTargets } from './target-size.ts';
import { findLostText, findSidewaysScroll } from './text-space.ts';
import { openView, type View } from './view.ts';

/** One thing that is true of every page, looked at in a window of one kind. */
export interface PageCheck {
  /** Completes “every page …”. */
  readonly name: string;
  readonly view: View;
  /** Opens nothing itself, unless it has to watch the page while it loads. */
  readonly find: (page: Page) => Promise<string[]>;
}

/** Of a phone and of a desktop, in CSS pixels. */
export const widths = [390, 1440] as const;
/** What visitors prefer, one at a time; the others are as browsers have them. */
export const looks = [
  { name: 'in light', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  { name: 'in dark', colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  {
    name: 'in forced colors',
    colorScheme: 'light',
    forcedColors: 'active',
    reducedMotion: 'no-preference',
  },
  {
    name: 'with reduced motion',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  },
] as const;

/** Every check that needs a browser; `npm test` runs them on a sample, `npm run audit` on all. */
export const pageChecks: readonly PageCheck[] = [
  ...widths.flatMap((width) =>
    looks.map(({ name, ...look }) => ({
      name: `breaks no rule of access at ${width} px ${name}`,
      view: { width, ...look },
      find: findBrokenRules,
    })),
  ),
  { name: 'fits into 320 px', view: { width: 320 }, find: findSidewaysScroll },
  {
    name: 'loses nothing when its text is twice as large',
    view: { width: 640 },
    find: (page) => findLostText(page, 'large'),
  },
  ...widths.flatMap((width) => [
    {
      name: `loses nothing with wide text spacing at ${width} px`,
      view: { width },
      find: (page: Page) => findLostText(page, 'spaced'),
    },
    {
      name: `is reached by keyboard in all its parts at ${width} px`,
      view: { width },
      find: findKeyboardProblems,
    },
    {
      name: `has controls that can be hit at ${width} px`,
      view: { width },
      find: (page: Page) => findSmallTargets(page.locator('body')),
    },
    {
      name: `names its parts to assistive technology at ${width} px`,
      view: { width },
      find: async (page: Page) => [
        ...(await findNamelessParts(page)),
        ...(await findLandmarkProblems(page)),
      ],
    },
  ]),
];

/** The windows in which a page is watched while it loads. */
export const loadViews: readonly View[] = widths.map((width) => ({ width }));

/** Runs one check on one page. */
export async function checkPage(
  browser: Browser,
  origin: string,
  path: string,
  { view, find }: PageCheck,
): Promise<string[]> {
  const page = await openView(browser, origin, view);
  try {
    await page.goto(path);
    return (await find(page)).map((problem) => `${path}: ${problem}`);
  } finally {
    await page.context().close();
  }
}

/** Watches one page while it loads in one window. */
export async function checkLoad(
  browser: Browser,
  origin: string,
  path: string,
  view: View,
): Promise<{ readonly problems: string[]; readonly requests: number }> {
  const page = await openView(browser, origin, view);
  try {
    const { problems, requests } = await loadPage(page, path);
    return { problems: problems.map((problem) => `${path}: ${problem}`), requests };
  } finally {
    await page.context().close();
  }
}
