import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

function nameAnew(path: string): string {
  return `<title>${path === '/terms' ? 'A page at /contact | TRIAGE' : 'What searchers look for'}</title>`;
}

const breakages: readonly Breakage[] = [
  [
    'a page with the title of another',
    /^\/terms$/,
    withText('<title>A page at /terms', '<title>A page at /contact'),
    /^\/contact, \/terms: has a title that another page has, too \(“A page at \/contact”\)$/,
  ],
  [
    'a page after an action with the title of another',
    /^\/contact\/sent$/,
    withText('<title>A page at /contact/sent', '<title> A page at /contact\n'),
    /^\/contact, \/contact\/sent: has a title that another page has, too \(“A page at \/contact”\)$/,
  ],
  [
    'a page with the title of another, which has a third one',
    /^\/(?:terms|contact)$/,
    (good, request) =>
      withText(/<title>.*<\/title>/, nameAnew(new URL(request.url).pathname))(good, request),
    /^\/terms: has the title of \/contact \(“A page at \/contact \| TRIAGE”\)$/,
  ],
];

testBreakages(breakages);
