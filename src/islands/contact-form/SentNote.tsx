import type { Ref } from 'react';
import { referenceOf } from '../../contact/notices.ts';
import { formWords, siteWords } from '../../messages/messages.ts';
import { FilledWords } from '../../messages/FilledWords.tsx';

const words = formWords.sent;

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
      <h3 id="sent-note">{words.heading}</h3>
      {id !== undefined && (
        <p>
          <FilledWords
            words={words.reference}
            parts={{ reference: <strong className="tabular">{referenceOf(id)}</strong> }}
          />
        </p>
      )}
      <ol>
        <li>{words.read}</li>
        <li>
          <FilledWords words={words.answer} parts={{ email: <strong>{email}</strong> }} />
        </li>
        <li>
          <FilledWords
            words={id === undefined ? words.silence : words.silenceNamed}
            parts={{ email: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> }}
          />
        </li>
      </ol>
      <p>{siteWords.urgentHelp}</p>
    </section>
  );
}
