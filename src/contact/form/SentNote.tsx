import type { Ref } from 'react';
import { site } from '../../config/site.ts';
import { referenceOf } from '../message/notices.ts';

interface Props {
  readonly id: string | undefined;
  /** Where the answer goes. */
  readonly email: string;
  readonly contactEmail: string;
  readonly ref: Ref<HTMLElement>;
}

/** What stays on the page after a message was sent. */
export function SentNote({ id, email, contactEmail, ref }: Props) {
  return (
    <section ref={ref} className="form-note" tabIndex={-1} aria-labelledby="sent-note">
      <h3 id="sent-note">We have your message</h3>
      {id !== undefined && (
        <p>
          Reference: <strong className="tabular">{referenceOf(id)}</strong>
        </p>
      )}
      <ol>
        <li>A person reads it.</li>
        <li>
          The answer goes to <strong>{email}</strong>.
        </li>
        <li>
          If none has come after two working days, look in your junk folder, then write to{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {id !== undefined && ' and name the reference'}.
        </li>
      </ol>
      <p>{site.urgentHelp}</p>
    </section>
  );
}
