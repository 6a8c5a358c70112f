/**
 * `npm run film`: makes the product film anew from tools/film, frame by frame in the browser
 * that the tests use, and encodes it with the program ffmpeg, which must be on the path. The result
 * is committed in public/media, so this runs only when the story changes.
 *
 * `npm run film -- 12.5 30` writes single frames to .screenshots instead.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, chromium } from 'playwright';
import { parse } from 'yaml';
import { cues, formatCaptions } from './cues.ts';
import { film, prepareFilm, showMoment } from './film.ts';
import { drawVoice } from '../../src/figures/voice/parts/voice-line.ts';
import { formatWait } from '../../src/figures/levels/parts/triage-levels.ts';
import { triageSystemSchema } from '../../src/schemas/triage-system.ts';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { projectFolder } from '../../tests/support/project.ts';

const largestSize = 2_000_000;
const mediaFolder = join(projectFolder, 'public/media');
/** Colors as browsers expect them of high-definition video. */
const color = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const encodings: Readonly<Record<string, string>> = {
  'triage-story.mp4': `-c:v libx264 -preset veryslow -tune animation -crf 21 -movflags +faststart ${color}`,
  'triage-story.webm': `-c:v libsvtav1 -preset 3 -crf 34 -g 240 ${color}`,
};

function readProjectFile(file: string): Promise<string> {
  return readFile(join(projectFolder, file), 'utf8');
}

function drawBars(width: number, height: number, phrases: readonly number[]): string {
  const bars = drawVoice(phrases, Math.max(3, Math.round(width / 7)));
  return bars
    .map(({ position, reach }) => {
      const half = Math.max(1, Math.round(reach * height * 0.46));
      return `M${Math.round(position * width)} ${height / 2 - half}v${2 * half}`;
    })
    .join('');
}

function startEncoder(options: string, stdin: 'pipe' | 'ignore') {
  const encoder = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...options.split(' ')],
    {
      stdio: [stdin, 'inherit', 'inherit'],
    },
  );
  const finished = new Promise<void>((resolve, reject) => {
    encoder.once('error', () => {
      reject(new Error('The program ffmpeg is not on the path: install it to make the film.'));
    });
    encoder.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${String(code)}.`));
    });
  });
  return { input: encoder.stdin, finished };
}

async function filmFrames(page: Page, file: string): Promise<void> {
  const { input, finished } = startEncoder(
    `-f image2pipe -framerate ${film.framesPerSecond} -c:v png -i - -c:v libx264rgb -qp 0 -preset ultrafast ${file}`,
    'pipe',
  );
  const frames = film.length * film.framesPerSecond;
  for (let frame = 0; frame < frames; frame += 1) {
    await showMoment(page, frame / film.framesPerSecond);
    const picture = await page.screenshot({ type: 'png' });
    if (input && !input.write(picture)) await Promise.race([once(input, 'drain'), finished]);
    if (frame % 150 === 0) console.log(`Frame ${frame} of ${frames}`);
  }
  input?.end();
  await finished;
}

async function encodeAll(source: string): Promise<void> {
  const toVideo = '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  for (const [name, options] of Object.entries(encodings)) {
    const target = join(mediaFolder, name);
    await startEncoder(`-i ${source} ${toVideo} ${options} ${target}`, 'ignore').finished;
    const { size } = await stat(target);
    console.log(`${name}: ${size} bytes`);
    if (size > largestSize) throw new Error(`${name} is larger than ${largestSize} bytes.`);
  }
  const poster = join(mediaFolder, 'triage-story.webp');
  await startEncoder(
    `-ss ${film.poster} -i ${source} -frames:v 1 -c:v libwebp -quality 82 ${poster}`,
    'ignore',
  ).finished;
}

await prepareBrowser();
await using browser = await chromium.launch(browserLaunchOptions());
const { width, height } = film;
const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
const systems = parse(await readProjectFile('src/content/triage-systems.yaml')) as Record<
  string,
  unknown
>;
const scale = triageSystemSchema.parse(systems['esi']);
await prepareFilm(page, pathToFileURL(join(projectFolder, 'tools/film/film.html')).href, {
  tokens: await readProjectFile('src/styles/tokens.css'),
  scale,
  waits: scale.levels.map(({ maximumWait }) => formatWait(maximumWait ?? 0)),
  drawVoice: drawBars,
});

const moments = process.argv.slice(2).map(Number);
if (moments.length > 0) {
  for (const moment of moments) {
    await showMoment(page, moment);
    await page.screenshot({ path: join(projectFolder, '.screenshots', `film-${moment}.png`) });
  }
} else {
  await mkdir(mediaFolder, { recursive: true });
  await writeFile(join(mediaFolder, 'triage-story.vtt'), formatCaptions(cues));
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const lossless = join(folder, 'film.mkv');
  await filmFrames(page, lossless);
  await encodeAll(lossless);
  await rm(folder, { recursive: true });
}
