import { type ReactNode, type Ref, useState } from 'react';
import { type Advice, referenceOf } from '../../contact/notices.ts';
import { FilledWords } from '../../messages/FilledWords.tsx';
import { formWords, siteWords } from '../../messages/messages.ts';

const words = formWords.sent;

interface SentProps {
  readonly id: string | undefined;
  /** Where the answer goes. */
  readonly email: string;
  readonly contactEmail: string;
  readonly ref: Ref<HTMLElement>;
}

const MailLink = ({ email }: { readonly email: string }) => <a href={`mailto:${email}`}>{email}</a>;

/** What stays on the page after a message was sent. */
export function SentNote({ id, email, contactEmail, ref }: SentProps) {
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
            parts={{ email: <MailLink email={contactEmail} /> }}
          />
        </li>
      </ol>
      <p>{siteWords.urgentHelp}</p>
    </section>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  /** Whether a page without script opens here. */
  readonly isFirst?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** What went wrong. It gets the focus and is no live region, so that it is read out once. */
export function ProblemNote({
  title,
  level: Heading = 'h3',
  isFirst,
  ref,
  children,
}: ProblemProps) {
  return (
    <div
      ref={ref}
      className="error-summary"
      role="group"
      aria-labelledby="problem-title"
      aria-describedby="problem-text"
      tabIndex={-1}
      autoFocus={isFirst}
    >
      <Heading id="problem-title">{title}</Heading>
      <div id="problem-text">{children}</div>
    </div>
  );
}

interface OtherWayProps extends Pick<Advice, 'otherWay'> {
  /** PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** The way that is left when the form fails. */
export function OtherWay({ otherWay, contactEmail }: OtherWayProps) {
  return (
    <p>
      <FilledWords words={otherWay} parts={{ email: <MailLink email={contactEmail} /> }} />
    </p>
  );
}

interface CopyProps {
  /** The text to copy, as it is when the button is pressed. */
  readonly readText: () => string;
  /** Selects what was typed, for browsers and pages over plain http that let no script copy. */
  readonly selectText: () => void;
}

/** A button that copies what was typed, and says so. */
export function CopyText({ readText, selectText }: CopyProps) {
  const [status, setStatus] = useState('');
  const onClick = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(readText());
      setStatus(formWords.copy.copied);
    } catch {
      selectText();
      setStatus(formWords.copy.selected);
    }
  };
  return (
    <p className="form-actions">
      <button type="button" className="button" data-kind="second" onClick={() => void onClick()}>
        {formWords.copy.button}
      </button>
      <span role="status">{status}</span>
    </p>
  );
}
