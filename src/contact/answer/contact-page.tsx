import { routes } from '../../config/routes.ts';
import { ContactForm } from '../form/ContactForm.tsx';
import type { TypedFields } from '../message/fields.ts';
import { notices } from '../message/notices.ts';
import type { Failure } from '../message/outcome.ts';
import type { Place } from '../message/place.ts';
import { Alert, renderPage } from './render-page.tsx';

/** What was typed, and the message's key. */
export interface Kept {
  readonly typed: TypedFields;
  readonly key: string;
}

function FailureAlert({ code, message }: Failure) {
  const notice = code === 'invalid_email' ? notices.invalidEmail : notices.failed;
  return (
    <Alert title={notice.title}>
      {[...new Set([notice.message, message])].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}

/**
 * Writes the page that a form posted without JavaScript ends on when the message was not sent:
 * what went wrong, and the form as it was filled, ready to send again. It answers the post directly
 * instead of redirecting, because what was typed is personal data and must not travel in an address.
 * The form carries the message's key, so that sending it again cannot make a second copy, but no
 * time: whoever only presses the button is not a robot.
 * @param kept undefined when the post could not be read
 */
export function renderContactFailure(
  failure: Failure,
  place: Place,
  kept: Kept | undefined,
): string {
  return renderPage(place, {
    title: 'Error: message not sent',
    heading: 'Send us a message',
    children: (
      <>
        {failure.code !== 'invalid_fields' && <FailureAlert {...failure} />}
        {kept ? (
          <>
            <p>Your message was not sent. Everything you typed is still here.</p>
            <ContactForm
              action={place.action}
              typed={kept.typed}
              messageKey={kept.key}
              problems={failure.fields ?? {}}
              isSummaryFocused={failure.code === 'invalid_fields'}
              noValidate
            />
          </>
        ) : (
          <p>
            Your message was not sent. Go back in your browser to find what you typed, or{' '}
            <a href={`${place.pagePrefix}${routes.contact}`}>open the form again</a>.
          </p>
        )}
      </>
    ),
  });
}
