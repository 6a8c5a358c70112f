import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { readColor } from '../config/colors.ts';
import { site } from '../config/site.ts';
import { type Sharing, sharingSize } from './sharing.ts';

/** In bytes. */
export const sharingLimit = 60_000;

/** A picture file has no theme: these are the light colors. */
const lightOf = (name: string) => readColor(name).light;
const colors = {
  paper: lightOf('paper'),
  tint: lightOf('tint'),
  ink: lightOf('ink'),
  brand: lightOf('brand'),
  levels: ['immediate', 'very-urgent', 'urgent', 'standard', 'non-urgent'].map(lightOf),
};

const cacheFolder = join('node_modules', '.cache', 'sharing');
const { width, height } = sharingSize;
const rule = 12;
const margin = 56;
/** The room of the title, between the brand and the section. */
const titleHeight = 392;
/** What a drawing across the picture leaves open at its upper left. */
const open = { width: 500, height: 350, titleHeight: 170 } as const;

/** The letters that titles and drawings are written in. */
const allLetters = `${Array.from({ length: 0x180 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('')}–—‘’“”…€−→`;

const fontFile = createRequire(import.meta.url).resolve('#font');

/** The font in bold, with these letters alone. */
export async function cutFont(letters: string, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(fontFile), letters, {
    targetFormat,
    variationAxes: { wght: 700 },
  });
}

interface Font {
  readonly data: Buffer;
  /** Where it lies, for what takes no bytes. */
  readonly file: string;
}

let font: Promise<Font> | undefined;

/** Writes a file so that another build at the same time finds it whole or not at all. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function loadFont(): Promise<Font> {
  const data = await cutFont(allLetters, 'sfnt');
  const file = join(cacheFolder, 'font.ttf');
  await keep(file, data);
  return { data, file };
}

/** As large as the room and the longest word let it be, in pixels. */
function sizeOfTitle(title: string, room: number, height: number): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byArea = Math.sqrt((height * room) / (title.length * 0.66));
  return Math.floor(Math.min(96, byArea, room / (longest * 0.6)));
}

type Art = NonNullable<Sharing['art']>;

function drawFile({ svg }: Art, { file }: Font) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Atkinson' },
  }).render();
}

async function encode(picture: Sharp): Promise<Buffer> {
  const options = { palette: true, effort: 1, dither: 0 } as const;
  const png = await picture.clone().png(options).toBuffer();
  // Four bits a pixel in place of eight, for a drawing of very many lines.
  return png.length <= sharingLimit ? png : picture.png({ ...options, colors: 16 }).toBuffer();
}

async function compose(sharing: Sharing, loaded: Font): Promise<Buffer> {
  const { title, section, photo, art } = sharing;
  if (photo) {
    const file = await readFile(join('src/content/images', photo.file));
    return sharp(file).resize(width, height).jpeg({ mozjpeg: true }).toBuffer();
  }
  const drawn = art && drawFile(art, loaded);
  if (art?.isAlone && drawn) {
    return encode(sharp(drawn.asPng()).resize(width, height).removeAlpha());
  }
  const room = (art ? open.width : width) - 2 * margin;
  const svg = await satori(
    <div style={{ display: 'flex', flexDirection: 'column', width, height, color: colors.ink }}>
      <div style={{ display: 'flex', height: rule }}>
        {colors.levels.map((color) => (
          <div key={color} style={{ flex: 1, background: color }} />
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          flex: 1,
          overflow: 'hidden',
          background: art ? colors.tint : colors.paper,
        }}
      >
        {drawn && (
          <img
            src={`data:image/png;base64,${drawn.asPng().toString('base64')}`}
            width={drawn.width}
            height={drawn.height}
            style={{ position: 'absolute' }}
          />
        )}
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            // Above the drawing.
            position: 'relative',
            padding: margin - 8,
            ...(art ? { width: open.width, height: open.height } : { flex: 1 }),
          }}
        >
          <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 42 }}>
            <svg width="62" height="44" viewBox="0 0 34 24" stroke={colors.brand} strokeWidth="4">
              <path strokeLinecap="round" d="M3 10v4M10 6v12M17 2v20M24 7v10M31 10v4" />
            </svg>
            {site.name}
          </div>
          <div
            style={{
              display: 'flex',
              flex: 1,
              alignItems: 'center',
              maxWidth: room,
              fontSize: sizeOfTitle(title, room, art ? open.titleHeight : titleHeight),
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            }}
          >
            {title}
          </div>
          <div style={{ display: 'flex', fontSize: 31, color: colors.brand }}>{section}</div>
        </div>
      </div>
    </div>,
    { width, height, fonts: [{ name: 'Atkinson', data: loaded.data, weight: 700 }] },
  );
  return encode(sharp(Buffer.from(svg)).removeAlpha());
}

/**
 * The picture that stands for a page where somebody shares it, as a PNG file, a photo as JPEG. Each content is drawn
 * once: a later build finds it on disk.
 */
export async function renderSharing(sharing: Sharing): Promise<Buffer> {
  const print = createHash('sha256').update([compose, drawFile, sizeOfTitle].join(''));
  print.update(await readFile(fontFile));
  const name = print.update(JSON.stringify([sharing, colors])).digest('hex');
  const file = join(cacheFolder, name);
  try {
    return await readFile(file);
  } catch {
    const png = await compose(sharing, await (font ??= loadFont()));
    await keep(file, png);
    return png;
  }
}
