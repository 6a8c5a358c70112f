import fc from 'fast-check';

/** What ends a line, a header, a path, a quoted text or a policy somewhere, and what looks like it. */
const troublemakers = [
  ...['\r\n', '\n', '\r', '\0', '\t', '\u0085', '\u2028', '\u000b', '\u007f'],
  ...['\r\nBcc: all@evil.example', '=?utf-8?B?AAAA?=', '=?', '?=', '"', '\\', '<', '>', '(', ')'],
  ...[',', ';', ':', '@', '.', '..', ' ', '%0d%0a', '%', '\ud800', '\udc00', '\ufeff', '\u202e'],
  ...['/', '//', '/\\', '?', '#', '&', '[', ']', '{{', '${', '__proto__', 'é', '田', '🩺', 'ß'],
];

/** Any text at all, halves of surrogate pairs included, often made of what breaks programs. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.oneof(fc.constantFrom(...troublemakers), fc.string({ unit: 'grapheme-ascii' })), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
  // Each code unit by itself: half a surrogate pair is a text too.
  fc
    .array(fc.nat({ max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
);

/** Texts of the form of an address: some are one, most are nearly one. */
export const nearlyAddress = fc.oneof(
  fc.emailAddress(),
  fc.tuple(anyText, fc.domain()).map(([local, domain]) => `${local}@${domain}`),
  fc
    .tuple(fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~.-]{1,70}$/), fc.domain())
    .map(([local, domain]) => `${local}@${domain}`),
  fc.tuple(fc.emailAddress(), anyText).map(([email, end]) => `${email}${end}`),
  fc
    .tuple(fc.stringMatching(/^[a-z.+]{1,10}$/), fc.string({ unit: 'grapheme', maxLength: 8 }))
    .map(([local, label]) => `${local}@${label}.example`),
  fc.stringMatching(/^[A-Za-z.+]{1,10}$/).map((local) => `${local}@GMail.com`),
);
