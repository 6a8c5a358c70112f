import { Alert, renderPage } from '../answer/render-page.tsx';
import { routes } from '../../config/routes.ts';
import { notices } from '../message/notices.ts';
import type { Place } from '../message/place.ts';
import type { LinkPurpose } from './signed-link.ts';
import { newsletterWords } from '../../words/newsletter.ts';

const { failure } = newsletterWords;

/**
 * Writes the page behind a link in an e-mail. It only asks: mail servers open links to look for
 * harm, and that must neither confirm nor unsubscribe. It names no address: that can spell a
 * message, and whoever got the link knows where.
 */
export function renderQuestion(purpose: LinkPurpose, token: string, place: Place): string {
  const { heading, sentence, button } = newsletterWords[purpose];
  return renderPage(place, {
    title: heading,
    heading,
    children: (
      <>
        <p>{sentence}</p>
        <form method="post" action={`?${purpose}=${token}`}>
          <button className="button" type="submit">
            {button}
          </button>
        </form>
      </>
    ),
  });
}

/** Writes the page that says why something did not work, with the way back to the form. */
export function renderNewsletterFailure(message: string, place: Place): string {
  return renderPage(place, {
    title: failure.title,
    heading: failure.heading,
    children: (
      <>
        <Alert title={notices.failed.title}>
          <p>{message}</p>
        </Alert>
        <p>
          <a className="button" href={`${place.pagePrefix}${routes.news}#newsletter`}>
            {failure.back}
          </a>
        </p>
      </>
    ),
  });
}
