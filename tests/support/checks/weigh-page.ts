import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { budgets } from '../budgets.ts';
import { readBuiltFile } from '../../../tools/lib/built-site.ts';

const quick = 5;
const best = constants.BROTLI_MAX_QUALITY;

/** Bytes after brotli. */
export function weigh(text: string, quality = best): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The style sheets that hold up the first picture of a page. */
const styles = 'link[rel="stylesheet"]';
/** Data blocks are no scripts: they belong to the weight of the HTML alone. */
const scripts = 'script:not([type*="json"]):not([type="speculationrules"])';
const fonts = 'link[rel="preload"][as="font"]';
/** What is not lazy is loaded with the page, wherever it stands. */
const images = 'img:not([loading="lazy"])';

/** Drawings are many: at this quality they weigh a little more, in a tenth of the time. */
const qualities: Readonly<Record<string, number>> = { '.css': best, '.js': best, '.svg': 9 };
const weightsOfFiles = new Map<string, Promise<number>>();

/** Each file once, as pages share most of them. */
function weighFile(address: string): Promise<number> {
  const [file = ''] = address.split(/[?#]/);
  const known = weightsOfFiles.get(file);
  if (known) return known;
  const quality = qualities[extname(file)];
  const weight = readBuiltFile(file).then((content) =>
    quality === undefined ? content.length : weigh(content.toString(), quality),
  );
  weightsOfFiles.set(file, weight);
  return weight;
}

async function addUp(weights: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

function weighParts(page: HTMLElement, selector: string, quality = best): Promise<number> {
  return addUp(
    page.querySelectorAll(selector).map(async (part) => {
      const file = part.getAttribute('src') ?? part.getAttribute('href');
      return file ? weighFile(file) : weigh(part.rawText, quality);
    }),
  );
}

/** The heaviest of the files that a picture offers: which one is loaded the window decides. */
async function weighPicture(image: HTMLElement): Promise<number> {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const offered = [image, ...sources].flatMap((part) =>
    [part.getAttribute('src'), ...(part.getAttribute('srcset') ?? '').split(',')].flatMap(
      (candidate) => candidate?.trim().split(' ')[0] || [],
    ),
  );
  return Math.max(...(await Promise.all(offered.map(weighFile))));
}

const readHtml = async (route: string) =>
  (await readBuiltFile(join(route, 'index.html'))).toString();

/**
 * What a page spends, in bytes after brotli; pictures and the font as they are.
 * @param route such as /product
 */
export async function weighPage(route: string, quality = best) {
  const html = await readHtml(route);
  const page = parse(html);
  const htmlAndStyles = weigh(html, quality) + (await weighParts(page, styles, quality));
  const others = [`${scripts}[src]`, fonts].map((selector) => weighParts(page, selector));
  const pictures = page.querySelectorAll(images).map(weighPicture);
  return {
    htmlAndStyles,
    scripts: await weighParts(page, scripts, quality),
    /** All that is loaded before any interaction. */
    whole: htmlAndStyles + (await addUp([...others, ...pictures])),
  };
}

/** What of a page is more than its budget. */
export async function findWeightProblems(route: string): Promise<string[]> {
  const parts = ['htmlAndStyles', 'scripts', 'whole'] as const;
  // What fits when it is pressed in a hurry fits when it is pressed well, in a fortieth of the time.
  const atMost = await weighPage(route, quick);
  if (parts.every((part) => atMost[part] <= budgets[part])) return [];
  const weight = await weighPage(route);
  return parts
    .filter((part) => weight[part] > budgets[part])
    .map((part) => `${route}: ${part} ${weight[part]} bytes of ${budgets[part]}`);
}
