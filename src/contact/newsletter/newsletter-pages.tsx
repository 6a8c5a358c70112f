import { renderAnswer } from '../answer/render-answer.tsx';
import { routes } from '../../config/routes.ts';
import { ProblemNote } from '../../islands/contact-form/notes.tsx';
import { RobotTrap } from '../../islands/contact-form/RobotTrap.tsx';
import { notices } from '../notices.ts';
import type { Endpoint } from '../request.ts';
import type { LinkPurpose } from './signed-link.ts';
import { newsletterWords } from '../../messages/messages.ts';

const { failure, form } = newsletterWords;

/**
 * Writes the page behind a link in an e-mail. It only asks: mail servers open links to look for
 * harm, and that must neither confirm nor unsubscribe. It names no address: that can spell a
 * message, and whoever got the link knows where.
 */
export function renderQuestion(purpose: LinkPurpose, token: string, endpoint: Endpoint): string {
  const { heading, sentence, button } = newsletterWords[purpose];
  return renderAnswer(endpoint, {
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

/** The form once more, with what was typed; it posts to the address of the page that it stands in. */
function AgainForm({ email }: { readonly email: string }) {
  return (
    <form className="contact-form" method="post" acceptCharset="utf-8" noValidate>
      <div className="field">
        <label htmlFor="email">{form.label}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          defaultValue={email}
        />
      </div>
      <RobotTrap />
      <button className="button" type="submit">
        {form.button}
      </button>
    </form>
  );
}

/**
 * Writes the page that says why something did not work, with what was typed, or with the way back to
 * the form where nothing was.
 */
export function renderNewsletterFailure(
  message: string,
  endpoint: Endpoint,
  email: string,
): string {
  return renderAnswer(endpoint, {
    title: failure.title,
    heading: failure.heading,
    children: (
      <>
        <ProblemNote level="h2" isFirst title={notices.failed.title}>
          <p>{message}</p>
        </ProblemNote>
        {email ? (
          <AgainForm email={email} />
        ) : (
          <p>
            <a className="button" href={`${endpoint.pagePrefix}${routes.news}#newsletter`}>
              {failure.back}
            </a>
          </p>
        )}
      </>
    ),
  });
}
