import {
  type Breakage,
  testBreakages,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const page = '<html>log in</html>';

/** Files whose content is another, by the name of what they are. */
const kinds = [
  ['PNG', /^\/sharing\/page\.png$/],
  ['WebP', /^\/small\.webp$/],
  ['SVG', /^\/icon\.svg$/],
  ['font', /^\/font\.woff2$/],
  ['MP4', /^\/film\.mp4$/],
  ['WebM', /^\/film\.webm$/],
  ['WebVTT', /^\/film\.vtt$/],
  ['style sheet', /^\/function-answer\.css$/],
  ['script', /^\/_astro\/later\.js$/],
] as const;

const breakages: readonly Breakage[] = [
  ...kinds.map(([kind, path]): Breakage => [
    `a page in place of a ${kind}`,
    path,
    withBody(page),
    new RegExp(`${path.source.slice(1, -1)}: is no ${kind} \\(it begins “<html>log in</html>”\\)$`),
  ]),
  [
    'a picture that is cut',
    /^\/small\.webp$/,
    withBody('RIFF\x08\0\0\0WEBP'),
    /^\/small\.webp: is cut \(12 of 16 bytes\)$/,
  ],
  [
    'a font that is cut',
    /^\/font\.woff2$/,
    withBody('wOF2....\0\0\0\x0d'),
    /^\/font\.woff2: is cut \(12 of 13 bytes\)$/,
  ],
  [
    'a picture whose end is missing',
    /^\/sharing\/page\.png$/,
    async (good) => new Response((await good.arrayBuffer()).slice(0, 12), good),
    /^\/sharing\/page\.png: is cut \(its end is missing after \d+ bytes\)$/,
  ],
  [
    'a drawing whose end is missing',
    /^\/icon\.svg$/,
    withBody('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><path d="M1'),
    /^\/icon\.svg: is cut \(its end is missing after \d+ bytes\)$/,
  ],
  [
    'a picture that comes in part',
    /^\/icon\.svg$/,
    withStatus(206),
    /^\/icon\.svg: answers 206, not 200$/,
  ],
  [
    'a script that is another',
    /^\/_astro\/page/,
    withText('words', 'verbs'),
    /^\/_astro\/page\.js: is not what pages say/,
  ],
  [
    'a script that goes over the wire unpacked',
    /^\/_astro\/page/,
    withHeader('content-encoding'),
    /^\/_astro\/page\.js: is sent uncompressed$/,
  ],
  [
    'a script that is packed otherwise than it says',
    /^\/_astro\/page/,
    withHeader('content-encoding', 'br'),
    /^\/_astro\/page\.js: says br and is not$/,
  ],
  [
    'a file of the wrong type',
    /^\/picture/,
    withHeader('content-type', 'text/html'),
    /^\/picture\.svg: is text\/html, not image\/svg\+xml$/,
  ],
  ['a picture that is lost', /^\/small/, withStatus(404), /^\/small\.webp: answers 404, not 200$/],
  [
    'a picture for sharing that is lost',
    /^\/sharing/,
    withStatus(404),
    /^\/sharing\/page\.png: answers 404, not 200$/,
  ],
  [
    'the styles of answers that are lost',
    /^\/function-answer/,
    withStatus(404),
    /^\/function-answer\.css: answers 404, not 200$/,
  ],
];

testBreakages(breakages);
