import { routes } from '../../config/routes.ts';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { OtherWay, ProblemNote } from '../../islands/contact-form/notes.tsx';
import type { Endpoint, Submission } from '../request.ts';
import { repeatField } from '../fields.ts';
import { adviceFor, notices } from '../notices.ts';
import type { Failure } from '../outcome.ts';
import { renderAnswer } from './render-answer.tsx';
import { FilledWords } from '../../messages/FilledWords.tsx';
import { formWords } from '../../messages/messages.ts';

const words = formWords.answer;

/** The notice, what is known beyond it, and what to do. */
function FailureAlert({
  failure: { code, message, retryAfter },
  contactEmail,
}: {
  readonly failure: Failure;
  readonly contactEmail: string;
}) {
  const advice = adviceFor(code, retryAfter);
  const isNotice = message === notices.failed.message || retryAfter !== undefined;
  return (
    <ProblemNote isFirst title={code === 'outcome_unknown' ? advice.title : notices.failed.title}>
      {code !== 'outcome_unknown' && <p>{notices.failed.message}</p>}
      <p>{isNotice || code === 'outcome_unknown' ? advice.message : message}</p>
      {contactEmail !== '' && <OtherWay otherWay={advice.otherWay} contactEmail={contactEmail} />}
    </ProblemNote>
  );
}

/**
 * Writes the page that a form posted without JavaScript ends on when the message was not sent:
 * what went wrong, and the form as it was filled, ready to send again. It answers the post directly
 * instead of redirecting, because what was typed is personal data and must not travel in an address.
 * The form carries the message's key, so that sending it again cannot make a second copy, but no
 * time: whoever only presses the button is not a robot.
 * @param filled undefined when the post could not be read
 */
export function renderContactFailure(
  failure: Failure,
  endpoint: Endpoint,
  filled: Submission | undefined,
): string {
  // A key that belongs to another text would be refused again.
  const isKeyGood = failure.code !== 'idempotency_key_reused';
  const mayBeCopy = failure.code === 'outcome_unknown' || (isKeyGood && filled?.mayBeCopy);
  const title = failure.code === 'outcome_unknown' ? words.notConfirmed : words.notSent;
  const children = (
    <>
      {!failure.fields && <FailureAlert failure={failure} contactEmail={endpoint.contactEmail} />}
      {filled ? (
        <>
          {failure.fields && <p>{words.kept}</p>}
          <ContactForm
            action={endpoint.action}
            typed={filled.typed}
            messageKey={isKeyGood ? filled.key : ''}
            attribution={filled.story}
            problems={failure.fields ?? {}}
            isSummaryFocused={failure.fields !== undefined}
            notice={failure.code === 'invalid_email' ? notices.invalidEmail : undefined}
          >
            {mayBeCopy && <input type="hidden" name={repeatField} value="yes" />}
          </ContactForm>
        </>
      ) : (
        <p>
          <FilledWords
            words={words.lost}
            parts={{
              link: <a href={`${endpoint.pagePrefix}${routes.contact}`}>{words.lostLink}</a>,
            }}
          />
        </p>
      )}
    </>
  );
  return renderAnswer(endpoint, { title, children });
}
