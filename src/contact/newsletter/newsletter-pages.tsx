import { Alert, renderPage } from '../answer/render-page.tsx';
import { routes } from '../../config/routes.ts';
import { notices } from '../message/notices.ts';
import type { Place } from '../message/place.ts';
import type { LinkPurpose } from './signed-link.ts';

const questions = {
  confirm: {
    heading: 'Confirm your subscription',
    sentence: 'News & Views will come to the address that got this link once you press the button.',
    button: 'Confirm subscription',
  },
  unsubscribe: {
    heading: 'Unsubscribe',
    sentence: 'Press the button, and News & Views comes no more to the address that got this link.',
    button: 'Unsubscribe',
  },
} as const;

/**
 * Writes the page behind a link in an e-mail. It only asks: mail servers open links to look for
 * harm, and that must neither confirm nor unsubscribe. It names no address: that can spell a
 * message, and whoever got the link knows where.
 */
export function renderQuestion(purpose: LinkPurpose, token: string, place: Place): string {
  const { heading, sentence, button } = questions[purpose];
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
    title: 'Error: not subscribed',
    heading: 'Stay Updated',
    children: (
      <>
        <Alert title={notices.failed.title}>
          <p>{message}</p>
        </Alert>
        <p>
          <a href={`${place.pagePrefix}${routes.news}#newsletter`}>Back to the form</a>
        </p>
      </>
    ),
  });
}
