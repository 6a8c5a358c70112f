import { expect, test } from 'vitest';
import { warnOfUnusedImages } from '../../../../src/checker/rules/warnings.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

const images = ['desk.jpg', 'tag.jpg', 'ward.jpg', 'small.jpg'].map((name) => ({
  name,
  bytes: 200_000,
  format: 'jpeg',
  width: 1600,
  height: 1200,
}));
const pages = {
  wards: pageWith('![A desk](../images/desk.jpg)\n\n<Picture file="tag.jpg" alt="A tag" />'),
};
const articles = { first: articleWith('![A ward][ward]\n\n[ward]: ../images/ward.jpg') };

test('a picture that neither a page nor an article shows is a warning', () => {
  expect(report(warnOfUnusedImages, { pages, articles, images })).toBe(
    'src/content/images/small.jpg  unused: found a picture that no page or article shows; write <Picture file="small.jpg" alt="…" /> where it belongs, or delete it.',
  );
});

test('a link to a picture of the same name elsewhere shows none', () => {
  const shown = pageWith('<Note>\n\n[A ward](https://example.com/ward.jpg)\n\n</Note>');
  expect(report(warnOfUnusedImages, { pages: { shown }, images: images.slice(2, 3) })).toContain(
    'src/content/images/ward.jpg  unused: found a picture that no page or article shows',
  );
});

test('a page that cannot be read may show them all', () => {
  const broken = { ...pages, broken: pageWith('<Note>Text') };
  expect(report(warnOfUnusedImages, { pages: broken, images })).toBe('');
});
