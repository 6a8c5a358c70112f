import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, inject, onTestFailed } from 'vitest';
import { projectFolder } from '../../../tools/lib/project.ts';
import { browsers } from './browsers.ts';
import type { Tab } from './tab.ts';

/** A browser as somebody has set it up. */
export interface Way {
  readonly name: string;
  readonly openTab: () => Promise<Tab>;
}

export const withScripts: readonly Way[] = browsers.map(({ name, openTab }) => ({
  name,
  openTab: () => openTab({ javascript: true }),
}));
export const withoutScripts: readonly Way[] = browsers.map(({ name, openTab }) => ({
  name: `${name} without scripts`,
  openTab: () => openTab({ javascript: false }),
}));

/** What a visitor does, and what they see; whatever is pressed is waited for. */
export interface Visit {
  /** The tab itself, for keys and for its size. */
  readonly tab: Tab;
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** The path, search string and fragment of the page. */
  readonly address: () => Promise<string>;
  /** The words of what can be seen of a selector; the value of a field. */
  readonly texts: (selector: string) => Promise<readonly string[]>;
  /** The words of the element that has the focus. */
  readonly focused: () => Promise<string | undefined>;
  /** Presses what can be seen of a selector and has these words. */
  readonly press: (selector: string, words?: string) => Promise<void>;
  /** Presses a label, and types into its field. */
  readonly fill: (label: string, text: string) => Promise<void>;
}

function readTexts(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) =>
      (element as HTMLInputElement).value && !element.matches('button, li')
        ? (element as HTMLInputElement).value
        : element.innerText.replace(/\s+/g, ' ').trim(),
    );
}

/** Scrolls to what is to be pressed, and answers where the mouse meets it. */
function findPlace(selector: string, words: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      `${candidate.ariaLabel ?? ''} ${candidate.innerText}`.includes(words),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Of a link that goes over two lines the first, as its box is not all link.
  const box = element?.getClientRects()[0];
  if (!element || !box) return undefined;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const met = document.elementFromPoint(place.x, place.y);
  // What lies over it would get the press.
  return met !== null && element.contains(met) ? place : undefined;
}

/** Starting a browser takes longer than most journeys: those of a file share one for each way. */
const tabs = new Map<Way, Promise<Tab>>();

afterAll(async () => {
  await Promise.all([...tabs.values()].map(async (tab) => (await tab)[Symbol.asyncDispose]()));
});

/** Gives the running test a tab, and leaves a picture of it when the test failed. */
export async function startVisit(way: Way): Promise<Visit> {
  const { name, openTab } = way;
  const opened = tabs.get(way) ?? openTab();
  tabs.set(way, opened);
  const tab = await opened;
  onTestFailed(async ({ task }) => {
    const folder = path.join(projectFolder, '.reports/browsers');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${task.name}.png`.replace(/[^\w.]+/g, '-'));
    await writeFile(file, await tab.picture());
  });
  await tab.resize(1280, 900);
  const press = async (selector: string, words = ''): Promise<void> => {
    const find = () => tab.evaluate(findPlace, selector, words).catch(() => undefined);
    await expect
      .poll(find, { message: `${name} can press ${selector} “${words}”`, timeout: 15_000 })
      .toBeTruthy();
    const place = await find();
    if (place) await tab.click(place.x, place.y);
  };
  return {
    tab,
    press,
    open: (address) => tab.open(new URL(address, inject('origin')).href),
    back: () =>
      tab.evaluate(() => {
        history.back();
      }),
    address: () => tab.evaluate(() => location.pathname + location.search + location.hash),
    texts: (selector) => tab.evaluate(readTexts, selector),
    focused: () =>
      tab.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim()),
    fill: async (label, text) => {
      await press('label', label);
      await tab.type(text);
    },
  };
}
