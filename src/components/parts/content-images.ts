import type { ImageMetadata } from 'astro';

const folder = '/src/content/images/';

/** The pictures of the content, each loaded when a page shows it. */
const images = import.meta.glob<{ default: ImageMetadata }>(
  '/src/content/images/*.{avif,jpeg,jpg,png,webp}',
);

/**
 * A picture of the content with its size.
 * @param file its name in src/content/images: triage-tag.png
 * @throws {Error} when there is no such file
 */
export async function loadContentImage(file: string): Promise<ImageMetadata> {
  const load = images[folder + file];
  if (!load) throw new Error(`There is no picture ${folder.slice(1)}${file}.`);
  return (await load()).default;
}
