import { categories, categorySlug } from '../config/categories.ts';

/**
 * What the specification asks for to the letter, in the files of words, by the path of its field.
 * Everything else there may change; this file changes with the specification alone.
 */
export const promisedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: {
    tagline:
      'Transform healthcare with intelligent triage. Join our ecosystem and stay updated with cutting-edge AI innovations.',
  },
  header: {
    'links.home': 'Home',
    'links.product': 'Product',
    'links.news': 'News & Views',
    'links.contact': 'Contact',
  },
  footer: {
    button: 'START YOUR JOURNEY',
    'groups.solutions': 'Solutions',
    'groups.triage-systems': 'Triage Systems',
    'groups.healthcare-settings': 'Healthcare Settings',
    'groups.specialized-care': 'Specialized Care',
    'groups.innovation-research': 'Innovation & Research',
    'groups.resources': 'Resources',
    'groups.company': 'Company',
  },
  notifications: {
    label: 'Notifications',
    'partFailed.title': 'Unexpected Application Error!',
  },
  errors: {
    'failure.heading': 'Unexpected Application Error!',
    'notFound.redirecting': 'Redirecting...',
  },
  video: { unsupported: 'Your browser does not support the video tag.' },
  form: {
    'answer.heading': 'Get in Touch',
    'answer.formHeading': 'Send us a message',
    'notices.invalidEmail.title': 'Invalid Email',
    'notices.invalidEmail.message':
      'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
    'notices.failed.title': 'Error',
    'notices.failed.message': 'Failed to send message. Please try again.',
    'notices.sent.title': 'Message Sent!',
    'notices.sent.message': "Thank you for your interest. We'll get back to you soon.",
  },
  newsletter: { 'form.button': 'Subscribe', 'failure.heading': 'Stay Updated' },
  news: {
    ...Object.fromEntries(categories.map((name) => [`categories.${categorySlug(name)}`, name])),
    'listing.all': 'All',
    'listing.latest': 'Latest Articles',
    'listing.ofCategory': '{category} Articles',
    'listing.count': 'Showing {shown} of {total} articles',
    'listing.more': 'Load More Articles',
    'listing.loading': 'Loading...',
    'listing.everything': 'Show All',
    'listing.featured': 'Featured Story',
    'listing.read': 'Read More',
    'article.minutes': '{minutes} min read',
  },
};
