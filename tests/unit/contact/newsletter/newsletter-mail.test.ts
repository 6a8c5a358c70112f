import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  type NewsletterMail,
  writeNewsletterMail,
} from '../../../../src/contact/newsletter/newsletter-mail.ts';

const email = 'zoe&co@hospital.example';
const link = 'http://www.triage.example/news?unsubscribe=a.b';
const headers = [
  `List-Unsubscribe: <${link}>`,
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
];

/** What a mail program shows of an email: its paragraphs, as text and as HTML. */
function read(mail: NewsletterMail) {
  const { html, text, ...rest } = writeNewsletterMail(mail);
  const page = parse(html);
  return {
    ...rest,
    text: text.split('\n\n'),
    title: page.querySelector('title')?.textContent,
    paragraphs: page.querySelectorAll('p').map((one) => one.textContent),
    links: page.querySelectorAll('a').map((one) => [one.getAttribute('href'), one.textContent]),
    styles: page.querySelectorAll('p').map((one) => one.getAttribute('style')),
    html,
  };
}

test('a reader is asked with one link, and told how long it is good', () => {
  const confirmLink = 'http://www.triage.example/news?confirm=c.d';
  const found = read({ kind: 'confirmation', email, confirmLink, unsubscribeLink: link });
  const paragraphs = [
    'This email address was entered to get new articles of TRIAGE News & Views.',
    'To confirm it, open this page and press the button:',
    confirmLink,
    'The link is good for 24 hours. If you did not ask for this, do nothing: without your confirmation we send nothing more.',
  ];
  const subject = 'Confirm your subscription to TRIAGE News & Views';
  expect(found).toMatchObject({ subject, title: subject, headers, paragraphs });
  expect(found.text.join('\n\n')).toBe(`${paragraphs.join('\n\n')}\n`);
  expect(found.links).toEqual([[confirmLink, confirmLink]]);
  expect(found.styles).toEqual([
    'white-space:pre-wrap',
    'white-space:pre-wrap',
    undefined,
    'white-space:pre-wrap',
  ]);
  expect(found.html).toMatch(/^<!doctype html>\n<html lang="en-US">\n<head><meta charset="utf-8">/);
  expect(found.html).toMatch(/overflow-wrap:anywhere[^]*<\/body>\n<\/html>\n$/);
});

test('who sends the newsletter out learns the address and what every issue must carry', () => {
  expect(read({ kind: 'confirmed', email, unsubscribeLink: link })).toMatchObject({
    subject: 'Newsletter: a confirmed address',
    headers: [],
    links: [],
    paragraphs: [
      'The owner of this address has confirmed that it gets News & Views:',
      email,
      'Every issue sent to it must carry these two header lines, so that mail programs offer to unsubscribe:',
      headers.join('\n'),
    ],
  });
});

test('and which address to take off the list', () => {
  expect(read({ kind: 'unsubscribed', email })).toMatchObject({
    subject: 'Newsletter: take an address off the list',
    headers: [],
    links: [],
    paragraphs: ['The owner of this address wants no more of News & Views:', email],
  });
});

test('only an address by itself becomes a link', () => {
  for (const typed of [`see ${link}`, `${link} and more`, 'ftp://a.example']) {
    expect(read({ kind: 'unsubscribed', email: typed }).links).toEqual([]);
  }
});

test('what is no tag is shown by every mail program, which the parser of this test forgives', () => {
  const { html } = writeNewsletterMail({ kind: 'confirmed', email, unsubscribeLink: link });
  expect(html).toContain(`List-Unsubscribe: &lt;${link}&gt;`);
  expect(html).toContain('News &amp; Views:');
  expect(html).toContain('>zoe&amp;co@hospital.example</p>');
});
