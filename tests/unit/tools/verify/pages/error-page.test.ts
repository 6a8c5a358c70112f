import {
  type Breakage,
  testBreakages,
  withBody,
  withHeader,
  withText,
} from '../../../../support/verify/breakages.ts';

const addresses = [
  ['what was taken away', '/given-up'],
  ['all that was taken away', '/410'],
  ['an unknown address', '/no-such-page'],
] as const;

const breakages = addresses.flatMap(([what, path]): Breakage[] => {
  const is = new RegExp(`^${path}$`);
  const telling = (words: string) => new RegExp(`^${path}: ${words}$`);
  return [
    [
      `the page of a host for ${what}`,
      is,
      withBody('<html><head><title>410 Gone</title></head><hr>nginx</html>'),
      telling('shows a page that is not the site’s own \\(a page “410 Gone”\\)'),
    ],
    [
      `a word for ${what}`,
      is,
      withBody('Gone'),
      telling('shows a page that is not the site’s own \\(it begins “Gone”\\)'),
    ],
    [`nothing for ${what}`, is, withBody(''), telling('is empty')],
    [
      `another page for ${what}`,
      is,
      withText(/<meta name="robots"[^>]*>/, '<link rel="canonical" href="http://127.0.0.1/terms">'),
      telling('shows a page that has an address of its own'),
    ],
    [
      `a page for ${what} that search engines find`,
      is,
      withText('content="noindex"', 'content="index"'),
      telling('is not kept from search engines \\(noindex\\)'),
    ],
    [
      `a page for ${what} that leads nowhere`,
      is,
      withText(/<a href="\/linked[\s\S]*?<img/, '<a href="https://other.example/">Away</a><img'),
      telling('has no link in its main part that leads on'),
    ],
    [
      `a page for ${what} without words`,
      is,
      withText('Some words about something. ', ''),
      telling('has no content in its main part'),
    ],
    [
      `a page for ${what} without a policy`,
      is,
      withHeader('content-security-policy'),
      telling('content-security-policy is missing'),
    ],
  ];
});

testBreakages(breakages);
