import { escapeHtml } from '../answer/escape-html.ts';
import { notices } from '../message/notices.ts';
import { renderPageShell } from '../answer/page-shell.ts';
import { newsletterPath } from '../paths.ts';
import type { LinkPurpose } from './signed-link.ts';

const questions = {
  confirm: {
    heading: 'Confirm your subscription',
    sentence: 'News & Views will come to this address once you press the button:',
    button: 'Confirm subscription',
  },
  unsubscribe: {
    heading: 'Unsubscribe',
    sentence: 'Press the button, and News & Views comes no more to this address:',
    button: 'Unsubscribe',
  },
} as const;

/**
 * The page behind a link in an e-mail. It only asks: mail servers open links to look for harm, and
 * that must neither confirm nor unsubscribe.
 */
export function renderQuestionPage(
  purpose: LinkPurpose,
  email: string,
  token: string,
  siteOrigin: string,
): string {
  const { heading, sentence, button } = questions[purpose];
  return renderPageShell(siteOrigin, {
    title: heading,
    heading,
    body: [
      `<p>${escapeHtml(sentence)}<br><strong>${escapeHtml(email)}</strong></p>`,
      `<form method="post" action="?${purpose}=${escapeHtml(token)}">`,
      `<button type="submit">${button}</button>`,
      '</form>',
    ].join('\n'),
  });
}

/** The page that says why something did not work, with the way back to the form. */
export function renderNewsletterFailure(message: string, siteOrigin: string): string {
  return renderPageShell(siteOrigin, {
    title: 'Error: not subscribed',
    heading: 'Stay Updated',
    body: [
      '<div class="notice" role="alert" tabindex="-1" autofocus>',
      `<h2>${notices.failed.title}</h2>`,
      `<p>${escapeHtml(message)}</p>`,
      '</div>',
      `<p><a href="${siteOrigin}${newsletterPath}#newsletter">Back to the form</a></p>`,
    ].join('\n'),
  });
}
