import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describePicture, writeLooksReport } from '../../../../tools/looks/looks-report.ts';
import { onPaper, onScreens, type Photograph } from '../../../../tools/looks/photograph.ts';
import { findPictureChange, type PictureChange } from '../../../../tools/looks/picture-change.ts';

const [light, dark] = onScreens([390]);
if (!light || !dark) throw new Error('There is no look.');

async function photograph(look = light, height = 60, color = '#0a2a33', width = 80) {
  const size = { width, height, channels: 3, background: color } as const;
  const png = await sharp({ create: size }).png().toBuffer();
  return { look, png } as Photograph;
}

/** As it is said to people. */
async function tell(before?: Photograph, after?: Photograph): Promise<string | undefined> {
  const change = await findPictureChange(before, after);
  return change && describePicture(change);
}

test('what did not change is not told', async () => {
  expect(await tell(await photograph(), await photograph())).toBeUndefined();
});

test('a color, a height, a width, a new page and a page that is gone are told', async () => {
  const before = await photograph(dark);
  expect(await tell(before, await photograph(dark, 60, '#0a2a34'))).toBe(
    '390 px, dark: 100.0 % of the pixels (4,800)',
  );
  expect(await tell(before, await photograph(dark, 80))).toBe(
    '390 px, dark: 25.0 % of the pixels (1,600), height 60 → 80 px',
  );
  expect(await tell(before, await photograph(dark, 60, '#0a2a33', 90))).toContain('(600)');
  expect(await tell(undefined, before)).toBe('390 px, dark: the page is new, 60 px high');
  expect(await tell(before, undefined)).toBe('390 px, dark: the page is gone, 60 px high');
});

test('sheets that are parted otherwise are told, although the page is the same in one piece', async () => {
  const { png } = await photograph();
  const print = (pdf: string) => ({ look: onPaper, png, pdf: Buffer.from(pdf) });
  const one = print('/Type /Pages /Type /Page');
  expect(await tell(one, print('/Type /Pages /Type /Page'))).toBeUndefined();
  expect(await tell(one, print('/Type /Pages /Type /Page /Type /Page'))).toBe(
    'A4, printed: the same in one piece, other sheets on paper, 1 → 2 sheets',
  );
});

const comparison = {
  ...{ base: 'abc1234 Say <more>', compared: 9, pages: 1 },
  ...{ added: ['/new'], gone: ['/old'], unseen: ['/other'] },
};

test('the report shows each place before, after and marked, and needs nothing else', async () => {
  const change = await findPictureChange(await photograph(), await photograph(light, 60, '#fff'));
  const pictures = [change].filter((found): found is PictureChange => found !== undefined);
  const html = writeLooksReport({ ...comparison, changes: [{ path: '/about', pictures }] });
  expect(html).toContain('<h1>1 of 9 pictures changed</h1>');
  expect(html).toContain('abc1234 Say &lt;more>');
  for (const told of ['/about', '/new', '/old', '/other', 'x 0–80, y 0–60']) {
    expect(html).toContain(told);
  }
  const sources = [...html.matchAll(/(?:src|href)="([^"]{22})/g)].map(([, source]) => source);
  expect(sources).toEqual(Array.from({ length: 3 }, () => 'data:image/webp;base64'));
});

test('a report of no change only counts', () => {
  const html = writeLooksReport({ ...comparison, added: [], gone: [], unseen: [], changes: [] });
  expect(html).toContain('9 pictures are the same');
  expect(html).not.toContain('<details');
});
