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
  /** As it is written: ../images/desk.jpg, or the name alone in <Picture>. */
  readonly written: string;
  readonly alt: string | undefined;
  readonly isDecorative: boolean;
  readonly isWide: boolean;
  readonly line: number;
  readonly tag: 'markdown' | 'Picture' | 'img';
}

function listMarkdown({ body }: Entry): Shown[] {
  // Of two definitions of one name the first one counts.
  const definitions = new Map(
    nodesOf(body, 'definition')
      .toReversed()
      .map(({ node }) => [node.identifier, node.url]),
  );
  return nodesOf(body, 'image', 'imageReference').map(({ node, line }) => {
    const written = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
    const alt = node.alt ?? '';
    return { written, alt, isDecorative: false, isWide: false, line, tag: 'markdown' };
  });
}

function listElements({ body }: Entry): Shown[] {
  return body.elements.flatMap(({ name, props, line }): Shown[] => {
    if (name !== 'Picture' && !/^(img|Image|picture)$/.test(name)) return [];
    const tag = name === 'Picture' ? 'Picture' : 'img';
    const textOf = (prop: string) => {
      const value = props.get(prop)?.value;
      return typeof value === 'string' ? value : '';
    };
    const written = textOf(tag === 'Picture' ? 'file' : 'src');
    const alt = props.has('alt') ? textOf('alt') : undefined;
    const isWide = textOf('width') === 'wide';
    // A file under another name is told of as that.
    if (tag === 'Picture' && props.has('src') && !props.has('file')) return [];
    return [{ written, alt, isDecorative: props.has('isDecorative'), isWide, line, tag }];
  });
}

/** How the picture is written in a text: by its name, or by the way from the text to it. */
function wayTo(name: string, { tag }: Shown, { file }: Entry): string {
  if (tag === 'Picture') return name;
  return path.posix.relative(path.posix.dirname(file), `${imageFolder}/${name}`);
}

/** Where the picture is: it has to be a file of the folder, written in the one way. */
function adviseOnPlace(shown: Shown, entry: Entry, images: readonly ImageFile[]): Advice[] {
  const { written, tag } = shown;
  const base = path.win32.basename(written);
  if (tag === 'img') {
    const write = `<Picture file="${base || 'desk.jpg'}" alt="…" />, with the file in ${imageFolder}`;
    return [{ found: 'a tag that shows it in one size for all screens', write }];
  }
  const names = images.map(({ name }) => name);
  const right = wayTo(base, shown, entry);
  if (written === right && names.includes(base)) return [];
  const isElsewhere = /^(?:[a-z]+:|\/\/)/i.test(written);
  if (names.includes(base) && !isElsewhere) return [{ found: written, write: right }];
  const nearest = nearestName(base, names);
  const found = isElsewhere
    ? `${written}, which is on ${/^(?:file:|[a-z]:\\)/i.test(written) ? 'your machine' : 'another site'}`
    : `${written || 'no file'}, which is not in ${imageFolder}`;
  const write = isElsewhere
    ? `${right}, with the file in ${imageFolder}`
    : nearest === undefined
      ? 'the name of a file that you put there'
      : wayTo(nearest, shown, entry);
  return [{ found, write }];
}

/** What stands in for the picture says what it shows, and is not its name (WCAG 1.1.1). */
function adviseOnWords({ alt, isDecorative, tag, written }: Shown): Advice[] {
  if (tag === 'img') return [];
  const example = 'A nurse at a triage desk';
  const named =
    tag === 'markdown' ? `![${example}](${written || '../images/desk.jpg'})` : `alt="${example}"`;
  if (isDecorative) {
    const write = 'one of the two: alt for what it shows, isDecorative where it tells nothing';
    return alt === undefined ? [] : [{ found: 'alt and isDecorative', write }];
  }
  if (!alt?.trim()) {
    const decorative = tag === 'Picture' ? ', or isDecorative if it tells nothing' : '';
    return [{ found: 'no alternative text', write: `what it shows: ${named}${decorative}` }];
  }
  const words = alt.trim();
  const isName =
    /\.(jpe?g|png|webp|avif|heic)$|^(img|dsc|image|picture|photo)[\s_-]*\d*$/i.test(words) ||
    toKebabCase(words) === toKebabCase(path.posix.parse(written).name);
  if (isName) return [{ found: `alt "${alt}", a name`, write: `what it shows: ${named}` }];
  const opening = /^(?:an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing) /i;
  if (!opening.test(words)) return [];
  const found = `alt that begins with "${opening.exec(words)?.[0].trim()}"`;
  return [{ found, write: 'what it shows alone, as screen readers say that it is a picture' }];
}

/** Pictures are files of one folder, described in words and fine enough for their place. */
export function checkShownImages(content: Content): Problem[] {
  return inEach(content.entries, (entry) =>
    [...listMarkdown(entry), ...listElements(entry)].flatMap((shown): Finding[] => {
      const image = content.images.find(({ name }) => name === path.posix.basename(shown.written));
      const least = leastWidth[shown.isWide ? 'wide' : 'narrow'];
      const isCoarse = image?.format !== undefined && image.width < least;
      const write = `a file of ${least.toLocaleString('en-US')} pixels or more${shown.isWide ? ', or take width="wide" away' : ''}`;
      return [
        ...adviseOnPlace(shown, entry, content.images),
        ...adviseOnWords(shown),
        ...(isCoarse ? [{ found: `${image.name}, ${image.width} pixels wide`, write }] : []),
      ].map((advice) => ({ line: shown.line, field: 'image', ...advice }));
    }),
  );
}

function adviseOnFile({ name, bytes, format, width, height }: ImageFile): Advice[] {
  const ending = path.extname(name);
  const right = format && endings[format];
  if (!right) {
    const found = format ? `a file of the kind ${format}` : 'a file that is no picture';
    return [{ found, write: kinds }];
  }
  const kebab = toKebabCase(path.basename(name, ending)) || 'picture';
  const better = `${kebab}${right.includes(ending) ? ending : right[0]}`;
  const largest = Math.max(width, height);
  const weight = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const most = `at most ${countOf(mostPixels, 'pixel')} on the longer side`;
  return [
    better !== name && { found: `the name of a file that is ${format}`, write: better },
    bytes > heaviest && { found: weight, write: 'at most 1 MB: export it smaller, or as .webp' },
    largest > mostPixels && { found: countOf(largest, 'pixel'), write: most },
  ].filter((advice) => advice !== false);
}

/** The files are pictures of a kind that browsers know, named and weighed so that they can stay. */
export function checkImageFiles({ images }: Content): Problem[] {
  return images.flatMap((image) =>
    adviseOnFile(image).map((advice) => ({
      file: `${imageFolder}/${image.name}`,
      field: 'image',
      ...advice,
    })),
  );
}
