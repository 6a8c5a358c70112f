import { type Locator, type Page, expect, test } from 'playwright/test';

async function showWaves(page: Page): Promise<Locator> {
  await page.goto('/product');
  const figure = page.locator('figure').filter({ has: page.locator('canvas') });
  await figure.scrollIntoViewIfNeeded();
  // The script of the waves is asked for now.
  await expect(figure).toHaveAttribute('data-running');
  // Frames are counted, and the page draws its parts in some until the last is there.
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('[data-later]:not([style])')).toHaveCount(0);
  return figure;
}

/** The pictures on the three canvases. */
function photograph(figure: Locator): Promise<string[]> {
  return figure
    .locator('canvas')
    .evaluateAll((canvases: HTMLCanvasElement[]) => canvases.map((canvas) => canvas.toDataURL()));
}

/** How many times the waves ask to be drawn in half a second. */
function countFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let frames = 0;
    const request = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      frames += 1;
      return request(draw);
    };
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const wait = (now: number): void => {
        if (now - start > 500) resolve();
        else request(wait);
      };
      request(wait);
    });
    window.requestAnimationFrame = request;
    return frames;
  });
}

test('three voices move until they are paused, and then go on', async ({ page }) => {
  const figure = await showWaves(page);
  await expect(figure).toHaveAttribute('data-running', 'yes');
  const first = await photograph(figure);
  expect(new Set(first).size).toBe(3);
  await expect.poll(() => photograph(figure)).not.toEqual(first);
  const pause = page.getByRole('button', { name: 'Pause the waves' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(await countFrames(page)).toBe(0);
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  expect(await countFrames(page)).toBeGreaterThan(0);
});

const unseen: Readonly<Record<string, () => void>> = {
  'on a part of the page that is not shown': () => {
    scrollTo(0, 0);
  },
  'in a tab that is not shown': () => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  },
};
for (const [where, leave] of Object.entries(unseen)) {
  test(`they are not drawn ${where}`, async ({ page }) => {
    const figure = await showWaves(page);
    await expect(figure).toHaveAttribute('data-running', 'yes');
    await page.evaluate(leave);
    await expect(figure).toHaveAttribute('data-running', 'no');
    expect(await countFrames(page)).toBe(0);
  });
}

test('for visitors who ask for less motion they stand still, in the colors that these have set', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await showWaves(page);
  await expect(figure).toHaveAttribute('data-running', 'no');
  const usual = await photograph(figure);
  expect(new Set(usual).size).toBe(3);
  expect(await countFrames(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause the waves' })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(() => photograph(figure)).not.toEqual(usual);
});
