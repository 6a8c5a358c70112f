import type { Page } from 'playwright';

/** The film: its size in pixels, its length in seconds, and the moment of its poster. */
export const film = { width: 1280, height: 720, length: 42, framesPerSecond: 30, poster: 27.5 };

/** What the film takes from the site, so that it can never tell another story. */
export interface FilmSources {
  /** The text of src/styles/tokens.css. */
  readonly tokens: string;
  readonly scale: {
    readonly shortName: string;
    readonly levels: readonly { readonly name: string; readonly color: string }[];
  };
  /** The longest wait of each level in words. */
  readonly waits: readonly string[];
  /** Draws a voice as the site does: SVG path data for a width and a height in pixels. */
  readonly drawVoice: (width: number, height: number, phrases: readonly number[]) => string;
}

const suggestedLevel = 2;

/** Opens the film in a page and brings in the colors, the levels and the voices. */
export async function prepareFilm(page: Page, address: string, sources: FilmSources) {
  const { tokens, scale, waits, drawVoice } = sources;
  await page.goto(address);
  await page.addStyleTag({ content: tokens.replace('@theme static', ':root') });
  const phrases = await page
    .locator('[data-said]')
    .evaluateAll((list) => list.map((phrase) => phrase.textContent.length));
  const share = 600 / (phrases.reduce((sum, letters) => sum + letters + 6, 0) + 6);
  const voices = phrases.map((letters) => drawVoice(letters * share, 110, [letters]));
  const opening = drawVoice(1120, 120, [9, 22, 6, 14, 31, 8, 17]);
  await page.evaluate(fillFilm, { scale, waits, phrases, share, voices, opening, suggestedLevel });
  await page.evaluate(() => document.fonts.ready);
}

interface Filling {
  readonly scale: FilmSources['scale'];
  readonly waits: readonly string[];
  readonly phrases: readonly number[];
  readonly share: number;
  readonly voices: readonly string[];
  readonly opening: string;
  readonly suggestedLevel: number;
}

/** Runs in the page. */
function fillFilm(filling: Filling): void {
  const { scale, waits, phrases, share, voices, opening, suggestedLevel: chosen } = filling;
  for (const element of document.querySelectorAll<HTMLElement>('[data-at], [data-until], q')) {
    for (const [name, value] of Object.entries(element.dataset)) {
      if (value) element.style.setProperty(`--${name}`, value);
    }
  }
  let x = 6 * share;
  const spoken = [...document.querySelectorAll<HTMLElement>('[data-said]')].map((said, index) => {
    const start = x;
    const width = (phrases[index] ?? 0) * share;
    x += width + 6 * share;
    const style = said.getAttribute('style') ?? '';
    const voice = `<path class="spoken" style="${style}" transform="translate(${start})" d="${voices[index] ?? ''}" />`;
    if (!said.closest('.patient')) return voice;
    return `${voice}<path class="breath" data-at style="--at: 20.3" d="M${start} 118h${width - 6}" />`;
  });
  const fill = (selector: string, html: string): void => {
    const element = document.querySelector(selector);
    if (element) element.innerHTML = html;
  };
  fill('.voice', spoken.join(''));
  fill('.opening-voice', `<path class="spoken" style="--said: 1.1; --for: 2.2" d="${opening}" />`);
  const levels = scale.levels.map(({ name, color }, index) => {
    const number = index + 1;
    const mark = number === chosen ? ' class="marked"' : '';
    return `<li${mark}><b style="--level: var(--color-${color}); --on-level: var(--color-on-${color})">${number}</b><span>${name}</span><span>${waits[index] ?? ''}</span></li>`;
  });
  fill('.levels', levels.join(''));
  fill('.suggested', `${scale.shortName} ${chosen}, ${scale.levels[chosen - 1]?.name ?? ''}`);
}

/** Shows the film as it is at one moment. */
export async function showMoment(page: Page, seconds: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, seconds * 1000);
}
