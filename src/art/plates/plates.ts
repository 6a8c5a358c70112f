import { createHash } from 'node:crypto';
import { artFolders } from '../../config/routes.ts';
import { sheetWidth, type Format } from '../drawing.ts';
import type { Plate } from './plate.ts';
import { drawSheet } from './sheet.ts';

const modules = import.meta.glob<{ readonly plate: Plate }>('./*/*.plate.ts', { eager: true });

/** Every plate by the id of its page, in which a hyphen stands for a slash. */
const plates = new Map(
  Object.entries(modules).map(([file, { plate }]) => [
    file.replace(/^.*\//, '').replace('.plate.ts', ''),
    plate,
  ]),
);

export interface PlateFile {
  /** Without its extension; names the content too, so that it may be kept for ever. */
  readonly name: string;
  readonly svg: string;
}

function drawFile(id: string, plate: Plate, format: Format): PlateFile {
  const { svg } = drawSheet(plate, format);
  const print = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { name: `${id}-${format}.${print}`, svg };
}

type PlateFiles = Readonly<Record<Format, PlateFile>>;

const drawn = new Map<string, PlateFiles>();

/** The files of a plate, drawn at the first call: the page asks for them, and so do their routes. */
function filesOf(id: string, plate: Plate): PlateFiles {
  const known = drawn.get(id);
  if (known) return known;
  const files = { wide: drawFile(id, plate, 'wide'), phone: drawFile(id, plate, 'phone') };
  drawn.set(id, files);
  return files;
}

/** Every file of every plate. */
export function drawPlateFiles(): readonly PlateFile[] {
  return [...plates].flatMap(([id, plate]) => Object.values(filesOf(id, plate)));
}

interface PlatePicture {
  readonly src: string;
  /** In units of the drawing, as the height. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export type FoundPlate = Readonly<Record<Format, PlatePicture>> & { readonly alt: string };

/** @returns the addresses, sizes and drawings of a page's plate; undefined where a page has none */
export function findPlate(id: string): FoundPlate | undefined {
  const name = id.replaceAll('/', '-');
  const plate = plates.get(name);
  if (!plate) return undefined;
  const files = filesOf(name, plate);
  const picture = (format: Format): PlatePicture => ({
    src: `${artFolders.plates}/${files[format].name}.svg`,
    width: sheetWidth,
    height: plate.height[format],
    svg: files[format].svg,
  });
  return { alt: plate.alt, wide: picture('wide'), phone: picture('phone') };
}
