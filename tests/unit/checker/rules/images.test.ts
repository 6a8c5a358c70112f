import { expect, test } from 'vitest';
import type { ImageFile } from '../../../../src/checker/facts.ts';
import { checkImageFiles, checkShownImages } from '../../../../src/checker/rules/images.ts';
import { articleWith, pageWith, report } from '../content-fixture.ts';

const picture = (name: string, more: Partial<ImageFile> = {}): ImageFile => ({
  name,
  bytes: 200_000,
  format: 'jpeg',
  width: 1600,
  height: 1200,
  ...more,
});
const images = [
  picture('desk.jpg'),
  picture('small.jpg', { width: 671 }),
  picture('tag.jpg', { width: 1199 }),
  picture('narrow.jpg', { width: 672 }),
  picture('wide.jpg', { width: 1200 }),
];

function reportOn(body: string, name = 'wards'): string {
  return report(checkShownImages, { pages: { [name]: pageWith(body) }, images });
}

test.each([
  '![A desk](../images/desk.jpg)',
  '![A desk][desk]\n\n[desk]: ../images/desk.jpg',
  '[desk]: ../images/desk.jpg\n[desk]: ../images/dsk.jpg\n\n![A desk][desk]',
  '<Picture file="desk.jpg" alt="A desk" width="wide" />',
  '<Picture file="desk.jpg" isDecorative />',
  '<Picture file="tag.jpg" alt="A tag" width="narrow" />',
  '![A ward](../images/narrow.jpg)',
  '<Picture file="wide.jpg" alt="A ward" width="wide" />',
  '<Picture src="desk.jpg" alt="A desk" />',
  '<Card title="A desk" />',
  '<CoverImage src="/media/desk.jpg" />',
  '<ImageMap src="/media/desk.jpg" />',
  '![A nurse with a photo of a desk](../images/desk.jpg)',
  '![A photo](../images/desk.jpg)',
  '![Photos from wards](../images/desk.jpg)',
  '![How desk.jpg looks](../images/desk.jpg)',
])('%s passes', (body) => {
  expect(reportOn(body)).toBe('');
});

test('a page in a folder writes one step more, an article the same as a page', () => {
  expect(reportOn('![A desk](../../images/desk.jpg)', 'contact/sent')).toBe('');
  expect(reportOn('![A desk](../images/desk.jpg)', 'contact/sent')).toContain(
    'found ../images/desk.jpg; write ../../images/desk.jpg.',
  );
  const articles = { first: articleWith('![A desk](../images/desk.jpg)') };
  expect(report(checkShownImages, { articles, images })).toBe('');
});

const folder = 'src/content/images';

test.each([
  ['![A desk](/media/desk.jpg)', 'found /media/desk.jpg; write ../images/desk.jpg'],
  ['![A desk](./desk.jpg)', 'found ./desk.jpg; write ../images/desk.jpg'],
  ['![A desk](desk.jpg)', 'found desk.jpg; write ../images/desk.jpg'],
  [
    '![A desk](../images/dsk.jpg)',
    `found ../images/dsk.jpg, which is not in ${folder}; write ../images/desk.jpg`,
  ],
  [
    '![A desk](../images/wardroom.png)',
    `found ../images/wardroom.png, which is not in ${folder}; write the name of a file that you put there`,
  ],
  [
    '![A desk](https://example.com/desk.jpg)',
    `found https://example.com/desk.jpg, which is on another site; write ../images/desk.jpg, with the file in ${folder}`,
  ],
  [
    '<img src="/media/desk.jpg" alt="A desk" />',
    `found a tag that shows it in one size for all screens; write <Picture file="desk.jpg" alt="…" />, with the file in ${folder}`,
  ],
  ...['<img src="/media/tag.jpg" />', '<Image src="tag.jpg" />', '<picture src="tag.jpg" />'].map(
    (tag) => [
      tag,
      `found a tag that shows it in one size for all screens; write <Picture file="tag.jpg" alt="…" />, with the file in ${folder}`,
    ],
  ),
  [
    '<img />',
    `found a tag that shows it in one size for all screens; write <Picture file="desk.jpg" alt="…" />, with the file in ${folder}`,
  ],
  [
    '![A desk](//example.com/desk.jpg)',
    `found //example.com/desk.jpg, which is on another site; write ../images/desk.jpg, with the file in ${folder}`,
  ],
  [
    '![A desk](https://commons.wikimedia.org/wiki/File:Desk.jpg)',
    `found https://commons.wikimedia.org/wiki/File:Desk.jpg, which is on another site; write ../images/File:Desk.jpg, with the file in ${folder}`,
  ],
  ['![A desk](../images//desk.jpg)', 'found ../images//desk.jpg; write ../images/desk.jpg'],
  [
    '![A desk](C:\\Users\\me\\desk.jpg)',
    `found C:\\Users\\me\\desk.jpg, which is on your machine; write ../images/desk.jpg, with the file in ${folder}`,
  ],
  [
    '![A desk](file:///Users/me/desk.jpg)',
    `found file:///Users/me/desk.jpg, which is on your machine; write ../images/desk.jpg, with the file in ${folder}`,
  ],
  [
    '![A desk]()',
    `found no file, which is not in ${folder}; write the name of a file that you put there`,
  ],
  ['<Picture file="images/desk.jpg" alt="A desk" />', 'found images/desk.jpg; write desk.jpg'],
  [
    '<Picture file="dsk.jpg" alt="A desk" />',
    `found dsk.jpg, which is not in ${folder}; write desk.jpg`,
  ],
  [
    '<Picture src="desk.jpg" file="dsk.jpg" alt="A desk" />',
    `found dsk.jpg, which is not in ${folder}; write desk.jpg`,
  ],
  [
    '<Picture alt="A desk" />',
    `found no file, which is not in ${folder}; write the name of a file that you put there`,
  ],
  [
    '![](../images/narrow.jpg)',
    'found no alternative text; write what it shows: ![A nurse at a triage desk](../images/narrow.jpg)',
  ],
  [
    '![][desk]\n\n[desk]: ../images/desk.jpg',
    'found no alternative text; write what it shows: ![A nurse at a triage desk](../images/desk.jpg)',
  ],
  [
    '<Picture file="desk.jpg" alt />',
    'found no alternative text; write what it shows: alt="A nurse at a triage desk", or isDecorative if it tells nothing',
  ],
  [
    '![Image of a nurse](../images/desk.jpg)',
    'found alt that begins with "Image of", which screen readers say already; write "A nurse"',
  ],
  [
    '<Picture file="desk.jpg" alt=" A photo showing nurses" />',
    'found alt that begins with "A photo showing", which screen readers say already; write "Nurses"',
  ],
  ...['Desk', 'photo 3', 'Image', 'DSC-0042', ' x.heic '].map((alt) => [
    `<Picture file="desk.jpg" alt="${alt}" />`,
    `found alt "${alt}", a name; write what it shows: alt="A nurse at a triage desk"`,
  ]),
  [
    '![IMG_1234](../images/desk.jpg)',
    'found alt "IMG_1234", a name; write what it shows: ![A nurse at a triage desk](../images/desk.jpg)',
  ],
  [
    '![desk.jpg](../images/desk.jpg)',
    'found alt "desk.jpg", a name; write what it shows: ![A nurse at a triage desk](../images/desk.jpg)',
  ],
  [
    '<Picture file="desk.jpg" />',
    'found no alternative text; write what it shows: alt="A nurse at a triage desk", or isDecorative if it tells nothing',
  ],
  [
    '<Picture file="desk.jpg" alt=" " />',
    'found no alternative text; write what it shows: alt="A nurse at a triage desk", or isDecorative if it tells nothing',
  ],
  ...['alt="A desk"', 'alt'].map((alt) => [
    `<Picture file="desk.jpg" ${alt} isDecorative />`,
    'found alt and isDecorative; write one of the two: alt for what it shows, isDecorative where it tells nothing',
  ]),
  [
    '![A desk](../images/small.jpg)',
    'found small.jpg, 671 pixels wide; write a file of 672 pixels or more',
  ],
  [
    '<Picture file="tag.jpg" alt="A tag" width="wide" />',
    'found tag.jpg, 1199 pixels wide; write a file of 1,200 pixels or more, or take width="wide" away',
  ],
])('%s: %s', (body, problem) => {
  expect(reportOn(body)).toBe(`src/content/pages/wards.mdx:8  image: ${problem}.`);
});

test('a picture with nothing in its brackets is met with an example of both', () => {
  expect(reportOn('![]()').split('\n')).toEqual([
    `src/content/pages/wards.mdx:8  image: found no file, which is not in ${folder}; write the name of a file that you put there.`,
    'src/content/pages/wards.mdx:8  image: found no alternative text; write what it shows: ![A nurse at a triage desk](../images/desk.jpg).',
  ]);
});

test.each([
  [picture('desk.png', { format: 'png', bytes: 1_000_000, width: 5_000 }), ''],
  [picture('desk.avif', { format: 'avif' }), ''],
  [picture('desk.jpeg'), ''],
  [
    picture('desk.jpg', { bytes: 2_400_000 }),
    'found 2.4 MB; write at most 1 MB: export it smaller, or as .webp',
  ],
  [
    picture('desk.jpg', { height: 5_001 }),
    'found 5,001 pixels; write at most 5,000 pixels on the longer side',
  ],
  [picture('###.jpg'), 'found the name of a file that is jpeg; write picture.jpg'],
  [picture('IMG 1234.JPG'), 'found the name of a file that is jpeg; write img-1234.jpg'],
  [
    picture('desk.png', { format: 'webp' }),
    'found the name of a file that is webp; write desk.webp',
  ],
  [
    picture('desk.svg', { format: 'svg' }),
    'found a file of the kind svg; write a .jpg, .png, .webp or .avif file',
  ],
  [
    picture('desk.heic', { format: 'heif' }),
    'found a file of the kind heif; write a .jpg, .png, .webp or .avif file',
  ],
  [
    picture('desk.jpg', { format: undefined }),
    'found a file that is no picture; write a .jpg, .png, .webp or .avif file',
  ],
])('of the file %o: %s', (image, problem) => {
  const problems = report(checkImageFiles, { images: [image] });
  expect(problems).toBe(problem && `${folder}/${image.name}  image: ${problem}.`);
});
