import type { Page } from 'playwright';
import { drawVoicePath } from '../../src/components/voice/parts/voice-line.ts';
import { wordHandoff, type CallData } from '../../src/schemas/call.ts';
import type { TriageSystemData } from '../../src/schemas/triage-system.ts';

/** The film: its length in seconds, and the moment of its poster. */
export const film = { length: 42, framesPerSecond: 30, poster: 27.5 };

/** The cuts of the film: their size in pixels, the style of their own and the files they become. */
export const cuts = [
  { name: 'triage-story', width: 1280, height: 720, style: '', kinds: ['mp4', 'webm'] },
  { name: 'triage-story-phone', width: 720, height: 1280, style: 'film-phone.css', kinds: ['mp4'] },
] as const;

/** The disposition at a danger sign, and the country of the call. */
const suggestedLevel = 1;
const country = 'US';

/** Draws a voice as the site does, for a width and a height in pixels. */
function drawVoice(width: number, height: number, phrases: readonly number[]): string {
  const bars = Math.max(3, Math.round(width / 7));
  return drawVoicePath(phrases, bars, { width, middle: height / 2, reach: height * 0.46 });
}

function markUpLevels(levels: TriageSystemData['levels']): string {
  const rows = levels.map(({ number, name, color }) => {
    const mark = number === suggestedLevel ? ' class="marked"' : '';
    return `<li${mark} data-level="${color}"><b class="level-box">${number}</b><span>${name}</span></li>`;
  });
  return rows.join('');
}

/**
 * Opens the film in a page and brings in the styles, the dispositions, the handoff and the voices of
 * the site, so that it can never tell another story.
 */
export async function prepareFilm(
  page: Page,
  address: string,
  styles: string,
  scale: TriageSystemData,
  call: CallData,
): Promise<void> {
  await page.goto(address);
  await page.addStyleTag({ content: styles.replace('@theme static', ':root') });
  await page.locator('.handoff').evaluate(
    (element, words) => {
      element.textContent = words;
    },
    wordHandoff(call, country) ?? '',
  );
  const phrases = await page.locator('q').evaluateAll((list) =>
    list.map((said) => ({
      letters: said.textContent.length,
      style: said.getAttribute('style') ?? '',
      isPatient: said.closest('.patient') !== null,
    })),
  );
  const share = 600 / (phrases.reduce((sum, { letters }) => sum + letters + 6, 0) + 6);
  let x = 6 * share;
  const voice = phrases.map(({ letters, style, isPatient }) => {
    const width = letters * share;
    const spoken = `<path class="spoken" style="${style}" transform="translate(${x})" d="${drawVoice(width, 110, [letters])}" />`;
    const breath = `<path class="breath" style="--at: 20.3" d="M${x} 118h${width - 6}" />`;
    x += width + 6 * share;
    return isPatient ? spoken + breath : spoken;
  });
  const opening = drawVoice(1120, 120, [9, 22, 6, 14, 31, 8, 17]);
  const suggested = scale.levels.find(({ number }) => number === suggestedLevel);
  const contents = {
    '.voice': voice.join(''),
    '.opening-voice': `<path class="spoken" style="--said: 1.1; --for: 2.2" d="${opening}" />`,
    '.levels': markUpLevels(scale.levels),
    '.suggested': suggested?.name ?? '',
  };
  for (const [selector, html] of Object.entries(contents)) {
    await page.locator(selector).evaluate((element, content) => {
      element.innerHTML = content;
    }, html);
  }
  await page.evaluate(() => document.fonts.ready);
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
