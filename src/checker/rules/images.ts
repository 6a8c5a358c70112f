import path from 'node:path';
import { nearestName } from '../../config/nearest.ts';
import { imageFolder, inEach, type Content, type Entry, type ImageFile } from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import { countOf, type Advice, type Finding, type Problem } from '../problem.ts';
import { nodesOf } from '../reading/read-body.ts';

/** In bytes, as files are counted where they are made. */
const heaviest = 1_000_000;

/** In pixels: sharp at the width of the text, or of the page, and no more than a screen can show. */
const leastWidth = { narrow: 672, wide: 1200 };
const mostPixels = 5_000;

const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};
const kinds = 'a .jpg, .png, .webp or .avif file';

/** A picture that a text shows. */
interface Shown {
  /** As it is written: ../images/desk.jpg, or the name alone in <Picture> and as a cover. */
  readonly written: string;
  readonly alt: string | undefined;
  readonly line: number;
  readonly kind: 'markdown' | 'component' | 'cover';
  readonly isDecorative: boolean;
  readonly isWide: boolean;
}

function listShown({ body, data, lineOf }: Entry): Shown[] {
  const plain = { isDecorative: false, isWide: false };
  const inMarkdown = nodesOf(body, 'image').map(({ node: { url, alt }, line }): Shown => {
    return { kind: 'markdown', written: url, alt: alt ?? '', line, ...plain };
  });
  const components = body.elements
    // A file under another name is told of as that.
    .filter(({ name, props }) => name === 'Picture' && (props.has('file') || !props.has('src')))
    .map(({ props, line }): Shown => {
      const [written = '', alt, width] = ['file', 'alt', 'width'].map((prop) => {
        const value = props.get(prop)?.value;
        return typeof value === 'string' ? value : undefined;
      });
      const form = { isDecorative: props.has('isDecorative'), isWide: width === 'wide' };
      return { kind: 'component', written, alt, line, ...form };
    });
  const shown = [...inMarkdown, ...components];
  if (!('cover' in data) || data.cover === undefined) return shown;
  const { cover: written, coverAlt: alt } = data;
  const line = lineOf(['cover']) ?? 1;
  return [{ kind: 'cover', written, alt, line, isDecorative: false, isWide: true }, ...shown];
}

/** The picture has to be a file of the folder, written in the one way. */
function adviseOnPlace(shown: Shown, entry: Entry, images: readonly ImageFile[]): Advice[] {
  const { written, kind } = shown;
  const wayTo = (name: string) =>
    kind !== 'markdown'
      ? name
      : path.posix.relative(path.posix.dirname(entry.file), `${imageFolder}/${name}`);
  const base = path.win32.basename(written);
  const names = images.map(({ name }) => name);
  const isThere = names.includes(base);
  if (isThere && written === wayTo(base)) return [];
  const nearest = isThere ? base : nearestName(base, names);
  const found = written || 'no file';
  const write = nearest === undefined ? 'the name of a file that you put' : wayTo(nearest);
  return [{ found, write: `${write}, with the file in ${imageFolder}` }];
}

/** What stands in for the picture says what it shows, and is not its name (WCAG 1.1.1). */
function adviseOnWords({ alt, kind, isDecorative, written }: Shown): Advice[] {
  if (isDecorative) {
    const write = 'one of the two: alt for what it shows, isDecorative where it tells nothing';
    return alt === undefined ? [] : [{ found: 'alt and isDecorative', write }];
  }
  const words = (alt ?? '').trim();
  const isName =
    /\.(jpe?g|png|webp|avif|heic)$|^(img|dsc|image|picture|photo)[\s_-]*\d*$/i.test(words) ||
    toKebabCase(words) === toKebabCase(path.posix.parse(written).name);
  if (words !== '' && !isName) return [];
  const found = words === '' ? 'no alternative text' : `alt "${words}"`;
  const decorative = kind === 'component' ? ', or isDecorative if it tells nothing' : '';
  const field = kind === 'cover' ? 'coverAlt: ' : '';
  return [{ found, write: `${field}what it shows alone: A nurse at a triage desk${decorative}` }];
}

const fieldOf = ({ kind }: Shown) => (kind === 'cover' ? 'cover' : 'image');

/** Pictures are files of one folder, described in words. */
export function checkShownImages({ entries, images }: Content): Problem[] {
  return inEach(entries, (entry) =>
    listShown(entry).flatMap((shown): Finding[] =>
      [...adviseOnPlace(shown, entry, images), ...adviseOnWords(shown)].map((advice) => ({
        line: shown.line,
        field: fieldOf(shown),
        ...advice,
      })),
    ),
  );
}

/** A screen reader says already that there is a picture. */
const needlessOpening = /^(?:an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing) /i;

/** Pictures are fine enough for their place, and their words begin with what they show. */
export function adviseOnShownImages({ entries, images }: Content): Problem[] {
  return inEach(entries, (entry) =>
    listShown(entry).flatMap((shown): Finding[] => {
      const { written, kind, isWide, alt } = shown;
      const image = images.find(({ name }) => name === path.posix.basename(written));
      const least = leastWidth[isWide ? 'wide' : 'narrow'];
      const isCoarse = image?.format !== undefined && image.width < least;
      const write = `a file of ${countOf(least, 'pixel')} or more${isWide && kind === 'component' ? ', or take width="wide" away' : ''}`;
      const [opening] = needlessOpening.exec(alt ?? '') ?? [];
      return [
        ...(isCoarse ? [{ found: `${image.name}, ${image.width} pixels wide`, write }] : []),
        ...(opening ? [{ found: `alt "${opening.trim()}"`, write: 'what it shows alone' }] : []),
      ].map((advice) => ({ line: shown.line, field: fieldOf(shown), ...advice }));
    }),
  );
}

const inFile = ({ name }: ImageFile, advice: Advice): Problem => {
  return { file: `${imageFolder}/${name}`, field: 'image', ...advice };
};

function judgeFile({ name, format, isWhole }: ImageFile): Advice[] {
  const ending = path.extname(name);
  const right = format && endings[format];
  if (!right) {
    const found = format ? `a file of the kind ${format}` : 'a file that is no picture';
    return [{ found, write: kinds }];
  }
  if (!isWhole) {
    const found = 'a picture that is cut off or damaged';
    return [{ found, write: 'the whole file: copy or export it again' }];
  }
  const kebab = toKebabCase(path.basename(name, ending)) || 'picture';
  const better = `${kebab}${right.includes(ending) ? ending : right[0]}`;
  if (better === name) return [];
  return [{ found: `a name that no address can have, or not that of a ${format}`, write: better }];
}

/** The files are pictures of a kind that browsers know, whole, and named so that they can stay. */
export function checkImageFiles({ images }: Content): Problem[] {
  return images.flatMap((image) => judgeFile(image).map((advice) => inFile(image, advice)));
}

/** A picture that is larger than any screen makes the repository heavy and no page finer. */
export function adviseOnImageSizes({ images }: Content): Problem[] {
  return images.flatMap((image) => {
    const largest = Math.max(image.width, image.height);
    const weight = `${(image.bytes / 1_000_000).toFixed(1)} MB`;
    const most = `at most ${countOf(mostPixels, 'pixel')} on the longer side`;
    return [
      image.bytes > heaviest && {
        found: weight,
        write: 'at most 1 MB: export it smaller, or as .webp',
      },
      largest > mostPixels && { found: countOf(largest, 'pixel'), write: most },
    ]
      .filter((advice) => advice !== false)
      .map((advice) => inFile(image, advice));
  });
}
