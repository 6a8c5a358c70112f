/** The name of a font, to which Astro adds a hash of its settings, the place of its file among them. */
const hashedFont = /(?<=@font-face\{font-family:")([^"]+)-[\da-f]{16}(?=")/;
/** What Astro calls an island: a hash of where its component is. Nothing asks for it. */
const islandName = /(?<=<astro-island) uid="[^"]*"/g;

/**
 * Takes out of a page what depends on the folder in which it was built: the same source makes the
 * same page everywhere, so that a page that is light enough where it was tested is so everywhere.
 */
export function forgetFolder(html: string): string {
  const [hashed, name] = hashedFont.exec(html) ?? [];
  const page = html.replaceAll(islandName, '');
  return hashed === undefined || name === undefined ? page : page.replaceAll(hashed, name);
}
