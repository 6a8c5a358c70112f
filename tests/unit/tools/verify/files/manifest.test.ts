import {
  type Breakage,
  testBreakages,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a picture of the web manifest that is lost',
    /^\/icon-2\.png$/,
    withStatus(404),
    /^\/icon-2\.png: answers 404, not 200$/,
  ],
  [
    'a picture of another type than the web manifest says',
    /^\/site\.webmanifest$/,
    withText('image/png', 'image/webp'),
    /^\/icon-2\.png: is image\/png, not image\/webp \(as the web manifest says\)$/,
  ],
  [
    'a picture of another size than the web manifest says',
    /^\/site\.webmanifest$/,
    withText('1x1 2X2', '192x192'),
    /^\/icon-2\.png: is 2x2, not 192x192 \(as the web manifest says\)$/,
  ],
  [
    'a page in place of a picture of the web manifest',
    /^\/icon-2\.png$/,
    withBody('<html>log in</html>'),
    /^\/icon-2\.png: is no PNG \(it begins “<html>log in<\/html>”\)$/,
  ],
  [
    'a picture of the web manifest that nobody can read',
    /^\/icon-2\.png$/,
    async (good) => {
      const body = Buffer.from(await good.arrayBuffer()).fill('x', 8, 40);
      return new Response(body, good);
    },
    /^\/icon-2\.png: is no picture that can be read$/,
  ],
  [
    'a picture of the web manifest without a header of the site',
    /^\/icon-2\.png$/,
    withHeader('x-content-type-options'),
    /^\/icon-2\.png: x-content-type-options is missing$/,
  ],
  [
    'a web manifest that names pictures of another host',
    /^\/site\.webmanifest$/,
    withText('"icon-2.png"', '"https://other.example/icon-2.png"'),
    /^\/site\.webmanifest: names addresses of https:\/\/other\.example; .*\(https:\/\/other\.example\/icon-2\.png\)$/,
  ],
  [
    'a web manifest without pictures',
    /^\/site\.webmanifest$/,
    withBody('{"icons":[]}'),
    /^\/site\.webmanifest: names no pictures for home screens$/,
  ],
  [
    'a web manifest that is lost',
    /^\/site\.webmanifest$/,
    withStatus(404),
    /^\/site\.webmanifest: answers 404, not 200$/,
  ],
];

testBreakages(breakages);
