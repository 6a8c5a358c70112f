import { expect, test } from 'vitest';
import type { ImageFile, Rule } from '../../../../src/checker/facts.ts';
import * as rules from '../../../../src/checker/rules/images.ts';
import { pageWith, report } from '../content-fixture.ts';

const picture = (name: string, more: Partial<ImageFile> = {}): ImageFile => ({
  name,
  bytes: 200_000,
  format: 'jpeg',
  isWhole: true,
  width: 1600,
  height: 1200,
  ...more,
});
const images = [picture('desk.jpg'), picture('small.jpg', { width: 671 })];

/** What both kinds of rule say of pictures in texts, or of their files. */
const shown: Rule = (content) => [
  ...rules.checkShownImages(content),
  ...rules.adviseOnShownImages(content),
];
const files: Rule = (content) => [
  ...rules.checkImageFiles(content),
  ...rules.adviseOnImageSizes(content),
];

function reportOn(body: string): string {
  return report(shown, { pages: { wards: pageWith(body) }, images });
}

test.each([
  '![A desk](../images/desk.jpg)',
  '![A desk][desk]\n\n[desk]: ../images/desk.jpg',
  '<Picture file="desk.jpg" alt="A desk" width="wide" />',
  '<Picture file="desk.jpg" isDecorative />',
])('%s passes', (body) => {
  expect(reportOn(body)).toBe('');
});

test.each([
  ['cover: desk.jpg\ncoverAlt: A nurse at a desk\n', ''],
  ['cover: desk.jpg\n', 'cover: found no alternative text; write coverAlt: what it shows'],
  ['cover: small.jpg\ncoverAlt: A nurse at a desk\n', '671 pixels wide; write a file of 1,200'],
])('an article with %o: %s', (fields, found) => {
  const articles = { intake: pageWith('Text.', 'Intake', fields) };
  const problems = report(shown, { articles, images });
  expect(problems).toContain(found);
  expect(problems === '').toBe(found === '');
});

test.each([
  ['![A desk](../images/dsk.jpg)', '../images/dsk.jpg'],
  ['<Picture file="desk.jpg" />', 'no alternative text'],
  ['<Picture file="desk.jpg" alt="A desk" isDecorative />', 'alt and isDecorative'],
])('%s is refused: %s', (body, found) => {
  expect(reportOn(body)).toContain(`src/content/pages/wards.mdx:8  image: found ${found}`);
});

test.each([
  [picture('desk.png', { format: 'png', bytes: 1_000_000, width: 5_000 }), ''],
  [picture('desk.jpg', { bytes: 2_400_000 }), '2.4 MB'],
  [picture('IMG 1234.JPG'), 'write img-1234.jpg'],
  [picture('desk.heic', { format: 'heif' }), 'a file of the kind heif'],
  [picture('desk.jpg', { format: undefined }), 'a file that is no picture'],
  [picture('desk.jpg', { isWhole: false }), 'cut off or damaged'],
])('of the file %o: %s', (image, found) => {
  const problems = report(files, { images: [image] });
  expect(problems).toContain(found);
  expect(problems === '').toBe(found === '');
});
