import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { type FieldName, fieldNames } from '../../config/contact-fields.ts';
import { functionAddress } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { FailureBoundary } from '../FailureBoundary.tsx';
import { hiddenFields } from '../../contact/fields.ts';
import { attributionFieldNames } from '../../contact/attribution.ts';
import { formWords } from '../../messages/messages.ts';
import { ContactForm } from './ContactForm.tsx';
import {
  $isSending,
  $problems,
  $messageState,
  $attribution,
  dropAttribution,
  reviewField,
  sendContactMessage,
  loadAttribution,
} from './contact-form.store.ts';
import { CopyText, OtherWay, ProblemNote, SentNote } from './notes.tsx';
import type { ContactEndpoint } from './post-contact-message.ts';

interface Props extends ContactEndpoint {
  /** PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** Asks each field: a FormData of the form would have the page laid out for it. */
function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const read = (name: Name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  const entries = names.map((name) => [name, read(name) ?? ''] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Empties the fields of a sent message, but for what was typed while it was on its way. */
function clearSent(form: HTMLFormElement, sent: Readonly<Record<FieldName, string>>): void {
  const now = readValues(form, fieldNames);
  for (const control of form.querySelectorAll<HTMLInputElement>('.field [name]')) {
    const name = control.name as FieldName;
    if (now[name] === sent[name]) control.value = '';
  }
  form.dispatchEvent(new Event('sent'));
}

/** Gives a note the focus, at the top of the screen, where it stands clear of the notice. */
function goTo(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView();
}

function LiveForm({ contactEmail, ...endpoint }: Props) {
  const isSending = useStore($isSending, { ssr: 'initial' });
  const problems = useStore($problems, { ssr: 'initial' });
  const messageState = useStore($messageState, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sentNote = useRef<HTMLElement>(null);
  const failedNote = useRef<HTMLDivElement>(null);
  /** Whether somebody types on since they sent: their focus is left to them. */
  const isTyping = useRef(false);

  const attribution = useStore($attribution, { ssr: 'initial' });

  useEffect(() => {
    form.current?.setAttribute('data-live', '');
    loadAttribution();
  }, []);
  useEffect(() => {
    if (isTyping.current) return;
    if (messageState.kind === 'sent') goTo(sentNote.current);
    if (messageState.kind === 'failed') goTo(failedNote.current);
  }, [messageState]);

  const refused = Object.keys(problems).length > 0 ? formWords.answer.notSent : undefined;
  const fault = messageState.kind === 'failed' ? messageState.advice.title : refused;
  useEffect(() => {
    if (fault === undefined) return undefined;
    const { title } = document;
    document.title = `${fault} | ${site.name}`;
    return () => {
      document.title = title;
    };
  }, [fault]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const current = event.currentTarget;
    event.preventDefault();
    isTyping.current = false;
    try {
      const typed = readValues(current, fieldNames);
      const names = [...Object.values(hiddenFields), ...(attribution ? attributionFieldNames : [])];
      const extra = readValues(current, names);
      const outcome = await sendContactMessage(endpoint, typed, extra);
      if (outcome !== 'busy') current.dispatchEvent(new Event('settled'));
      if (outcome === 'sent') clearSent(current, typed);
      if (outcome === 'key-used') current.dispatchEvent(new Event('key-used'));
      if (outcome === 'refused') goTo(summary.current);
    } catch {
      // Whatever this browser lacks, it can post a form; the key keeps the message from going twice.
      HTMLFormElement.prototype.submit.call(current);
    }
  };

  return (
    <>
      {messageState.kind === 'sent' && (
        <SentNote ref={sentNote} contactEmail={contactEmail} {...messageState} />
      )}
      <ContactForm
        ref={form}
        summaryRef={summary}
        action={functionAddress('contact', endpoint.functionsUrl)}
        problems={problems}
        isSending={isSending}
        attribution={attribution}
        onLeaveOut={() => {
          dropAttribution();
          form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        }}
        onSubmit={(event) => void onSubmit(event)}
        onInput={(event) => {
          isTyping.current = true;
          const name = (event.target as HTMLInputElement).name as FieldName;
          if (fieldNames.includes(name))
            reviewField(name, readValues(event.currentTarget, fieldNames));
        }}
      >
        {messageState.kind === 'failed' && (
          <ProblemNote ref={failedNote} title={messageState.advice.title}>
            <p>{messageState.advice.message}</p>
            <OtherWay otherWay={messageState.advice.otherWay} contactEmail={contactEmail} />
            <CopyText
              readText={() => {
                const typed = form.current && readValues(form.current, fieldNames);
                return fieldNames
                  .map((name) => `${formWords.fields[name].label}: ${typed?.[name] ?? ''}`)
                  .join('\n');
              }}
              selectText={() => form.current?.querySelector('textarea')?.select()}
            />
          </ProblemNote>
        )}
      </ContactForm>
    </>
  );
}

/**
 * The contact form with its script, which checks first, sends in place and keeps every word when
 * something fails.
 */
export function ContactFormIsland(props: Props) {
  return (
    <FailureBoundary>
      <LiveForm {...props} />
    </FailureBoundary>
  );
}
