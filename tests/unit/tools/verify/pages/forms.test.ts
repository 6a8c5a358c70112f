import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a contact page without its form',
    /^\/contact$/,
    withText('action="/functions/v1/TRIAGE-send', 'action="/functions/v1/send'),
    /^\/contact: has no form that posts to \/functions\/v1\/TRIAGE-send-contact-email$/,
  ],
  [
    'a form that puts a message into the address',
    /^\/contact$/,
    withText('method="post"', 'method="get"'),
    /^\/contact: has a form that sends by get, not post$/,
  ],
  [
    'a form without a field that visitors fill',
    /^\/contact$/,
    withText('name="organization"', 'name="company"'),
    /^\/contact: has a form without its field “organization”$/,
  ],
  [
    'a form without a field of its own',
    /^\/contact$/,
    withText('<input name="idempotencyKey">', ''),
    /^\/contact: has a form without its field “idempotencyKey”$/,
  ],
  [
    'a form that may be sent empty',
    /^\/contact$/,
    withText('name="message" required', 'name="message"'),
    /^\/contact: has a form that asks not for “message” \(required\)$/,
  ],
  [
    'a form whose field nobody can fill',
    /^\/contact$/,
    withText('name="email" required>', 'name="email" required disabled>'),
    /^\/contact: has a form whose field “email” cannot be filled$/,
  ],
  [
    'a form whose field nobody sees',
    /^\/contact$/,
    withText('name="message" required>', 'name="message" required hidden>'),
    /^\/contact: has a form whose field “message” cannot be filled$/,
  ],
  [
    'a form that takes whoever fills it for a robot',
    /^\/contact$/,
    withText('<input name="extra_note"><input', '<input name="extra_note" value="x"><input'),
    /^\/contact: has a form that takes every visitor for a robot$/,
  ],
  [
    'a form that lost one of its roles',
    /^\/contact$/,
    withText('<option value="nurse">', '<option value="nurses">'),
    /^\/contact: has a form that lacks a role \(nurse\)$/,
  ],
  [
    'a form that is sent as its function cannot read it',
    /^\/contact$/,
    withText('method="post"', 'method="post" enctype="text/plain"'),
    /^\/contact: has a form that sends otherwise than its function reads$/,
  ],
  [
    'a form whose button is dead',
    /^\/contact$/,
    withText('<button>Go', '<button disabled>Go'),
    /^\/contact: has a form without a button that sends it$/,
  ],
  [
    'a form whose field has no name',
    /^\/contact$/,
    withText('<label for="role">F</label>', ''),
    /^\/contact: has a form whose field “role” has no label$/,
  ],
  [
    'a form that nobody can send',
    /^\/contact$/,
    withText('<button>Go</button>', '<button type="button">Go</button>'),
    /^\/contact: has a form without a button that sends it$/,
  ],
  [
    'a newsletter without its trap',
    /^\/news-views$/,
    withText('<input name="extra_note"><button>', '<button>'),
    /^\/news-views: has a form without its field “extra_note”$/,
  ],
  [
    'news without the form of the newsletter',
    /^\/news-views$/,
    withText('TRIAGE-subscribe', 'subscribe'),
    /^\/news-views: has no form that posts to .*TRIAGE-subscribe-newsletter$/,
  ],
];

testBreakages(breakages);
