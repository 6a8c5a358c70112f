import type { PictureChange, ShownRegion } from './picture-change.ts';
import type { Look } from './photograph.ts';

interface PageChange {
  readonly path: string;
  readonly pictures: readonly PictureChange[];
}

export interface LooksComparison {
  /** The commit before, by short hash and subject. */
  readonly base: string;
  /** How many pictures were compared, and of how many pages. */
  readonly compared: number;
  readonly pages: number;
  /** What pages the site has now and had not before, and the other way round. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Pages whose markup or styles changed, and that were not photographed. */
  readonly unseen: readonly string[];
  readonly changes: readonly PageChange[];
}

/** Such as “1440 px, dark” or “A4, printed”. */
function nameLook({ media, width, colorScheme }: Look): string {
  return media === 'print' ? 'A4, printed' : `${width} px, ${colorScheme}`;
}

/** Such as 0.003 %: never nothing where something changed. */
function formatShare(share: number): string {
  const percent = share * 100;
  return percent >= 0.1 ? `${percent.toFixed(1)} %` : `${percent.toPrecision(1)} %`;
}

/** One line on what changed in a picture: how much of it, its height, its sheets. */
export function describePicture(picture: PictureChange): string {
  const { look, changed, share, heightBefore, heightAfter, sheets } = picture;
  const name = nameLook(look);
  if (heightBefore === 0) return `${name}: the page is new, ${heightAfter} px high`;
  if (heightAfter === 0) return `${name}: the page is gone, ${heightBefore} px high`;
  const what =
    changed === 0
      ? 'the same in one piece, other sheets on paper'
      : `${formatShare(share)} of the pixels (${changed.toLocaleString('en-US')})`;
  const height = heightBefore === heightAfter ? '' : `, height ${heightBefore} → ${heightAfter} px`;
  const count =
    !sheets || sheets.before === sheets.after ? '' : `, ${sheets.before} → ${sheets.after} sheets`;
  return `${name}: ${what}${height}${count}`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function writeList(title: string, paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const items = paths.map((path) => `<li><code>${escape(path)}</code></li>`).join('');
  return `<details${paths.length > 12 ? '' : ' open'}><summary>${title}: ${paths.length}</summary><ul>${items}</ul></details>`;
}

function writeRegion({ region, ...pictures }: ShownRegion): string {
  const { left, width, before, after } = region;
  const rows = ({ top, height }: typeof before) => `${top}–${top + height}`;
  const place =
    before.top === after.top && before.height === after.height
      ? rows(after)
      : `${rows(before)} → ${rows(after)}`;
  const drawn = (['before', 'after', 'difference'] as const).map((name) => {
    const source = pictures[name];
    const picture = source
      ? `<button type="button"><img src="${source}" alt=""></button>`
      : '<p>Nothing</p>';
    return `<figure>${picture}<figcaption>${name}</figcaption></figure>`;
  });
  return `<p>x ${left}–${left + width}, y ${place}</p><div class="pictures">${drawn.join('')}</div>`;
}

function writePicture(picture: PictureChange): string {
  const more =
    picture.hidden > 0 ? `<p>${picture.hidden} more places further down are not shown.</p>` : '';
  return `<details open><summary>${describePicture(picture)}</summary>
${picture.regions.map(writeRegion).join('\n')}${more}</details>`;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 100rem; padding: 1rem; }
summary { cursor: pointer; font-weight: 600; }
h2 { border-top: 2px solid; margin-top: 3rem; padding-top: 0.5rem; }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)); }
.pictures.large { grid-template-columns: repeat(3, max-content); overflow-x: auto; }
figure { margin: 0; }
button { background: none; border: 1px solid #888; cursor: zoom-in; display: block; padding: 0; }
.large button { cursor: zoom-out; }
img { display: block; max-width: 100%; }
.large img { max-width: none; }`;

/** A click shows the pictures of a place in their own size, and back. */
const script = `
for (const button of document.querySelectorAll('button'))
  button.onclick = () => button.closest('.pictures').classList.toggle('large');`;

/** What changed in looks, as one page of HTML that needs nothing else. */
export function writeLooksReport(comparison: LooksComparison): string {
  const { base, compared, pages, added, gone, unseen, changes } = comparison;
  const changed = changes.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const sections = changes.map(
    ({ path, pictures }) =>
      `<section><h2>${escape(path)}</h2>\n${pictures.map(writePicture).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changed} of ${compared} pictures changed</title>
<style>${styles}</style>
</head>
<body>
<h1>${changed} of ${compared} pictures changed</h1>
<p>${pages} pages, compared with ${escape(base)}. ${compared - changed} pictures are the same to the last pixel. A click shows pictures in their own size.</p>
${writeList('New pages', added)}
${writeList('Pages that are gone', gone)}
${writeList('Markup or styles changed, not photographed (name them: npm run looks -- /path)', unseen)}
${sections.join('\n')}
<script>${script}</script>
</body>
</html>
`;
}
