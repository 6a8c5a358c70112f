import { expect, test } from 'vitest';
import { categories } from '../../../src/config/categories.ts';
import { fill } from '../../../src/messages/fill.ts';
import {
  errorsWords,
  footerWords,
  formWords,
  headerWords,
  newsWords,
  newsletterWords,
  notificationsWords,
  siteWords,
  videoWords,
} from '../../../src/messages/messages.ts';

// Words that were asked for to the letter. Everything else in src/content/words/ may change, and
// the other tests take it from there.

const { listing } = newsWords;
const { notices } = formWords;

test.each([
  [
    siteWords.tagline,
    'Transform healthcare with intelligent triage. Join our ecosystem and stay updated with cutting-edge AI innovations.',
  ],
  [Object.values(headerWords.links).slice(0, 4), ['Home', 'Product', 'News & Views', 'Contact']],
  [
    Object.values(footerWords.groups),
    [
      'Solutions',
      'Triage Systems',
      'Healthcare Settings',
      'Specialized Care',
      'Innovation & Research',
      'Resources',
      'Company',
    ],
  ],
  [Object.values(newsWords.categories), [...categories]],
  [footerWords.button, 'START YOUR JOURNEY'],
  [notificationsWords.label, 'Notifications'],
  [errorsWords.failure.heading, 'Unexpected Application Error!'],
  [notificationsWords.partFailed.title, 'Unexpected Application Error!'],
  [errorsWords.notFound.redirecting, 'Redirecting...'],
  [videoWords.unsupported, 'Your browser does not support the video tag.'],
  [formWords.answer.heading, 'Get in Touch'],
  [formWords.answer.formHeading, 'Send us a message'],
  [
    notices.invalidEmail,
    {
      title: 'Invalid Email',
      message:
        'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
    },
  ],
  [notices.failed, { title: 'Error', message: 'Failed to send message. Please try again.' }],
  [
    notices.sent,
    {
      title: 'Message Sent!',
      message: "Thank you for your interest. We'll get back to you soon.",
    },
  ],
  [newsletterWords.form.button, 'Subscribe'],
  [newsletterWords.failure.heading, 'Stay Updated'],
  [listing.all, 'All'],
  [listing.latest, 'Latest Articles'],
  [fill(listing.ofCategory, { category: 'Research' }), 'Research Articles'],
  [fill(listing.count, { shown: 6, total: 118 }), 'Showing 6 of 118 articles'],
  [listing.more, 'Load More Articles'],
  [listing.loading, 'Loading...'],
  [listing.everything, 'Show All'],
  [listing.featured, 'Featured Story'],
  [listing.read, 'Read More'],
  [fill(newsWords.article.minutes, { minutes: 5 }), '5 min read'],
])('%j', (words, asked) => {
  expect(words).toEqual(asked);
});
