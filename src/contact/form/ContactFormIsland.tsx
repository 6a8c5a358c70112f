import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { functionAddress } from '../../config/routes.ts';
import { FailureBoundary } from '../../islands/FailureBoundary.tsx';
import { fieldNames, hiddenFields, type FieldName } from '../message/fields.ts';
import { ContactForm } from './ContactForm.tsx';
import { $isSending, $problems, reviewField, sendContactMessage } from './contact-form.store.ts';
import type { ContactEndpoint } from './post-contact-message.ts';

function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

function LiveForm(endpoint: ContactEndpoint) {
  const isSending = useStore($isSending, { ssr: 'initial' });
  const problems = useStore($problems, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser's own bubbles would keep the form from saying what is wrong in its own words.
    if (form.current) form.current.noValidate = true;
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const current = event.currentTarget;
    const outcome = await sendContactMessage(
      endpoint,
      readValues(current, fieldNames),
      readValues(current, Object.values(hiddenFields)),
    );
    // The draft is forgotten with the reset.
    if (outcome === 'sent') current.reset();
    if (outcome === 'refused') summary.current?.focus();
  };

  return (
    <ContactForm
      ref={form}
      summaryRef={summary}
      action={functionAddress('contact', endpoint.functionsUrl)}
      aria-labelledby="send-us-a-message"
      problems={problems}
      isSending={isSending}
      onSubmit={(event) => void onSubmit(event)}
      onInput={(event) => {
        const name = (event.target as HTMLInputElement).name as FieldName;
        if (fieldNames.includes(name))
          reviewField(name, readValues(event.currentTarget, fieldNames));
      }}
    />
  );
}

/**
 * The contact form with its script, which checks first, sends in place and keeps every word when
 * something fails.
 */
export function ContactFormIsland(endpoint: ContactEndpoint) {
  return (
    <FailureBoundary>
      <LiveForm {...endpoint} />
    </FailureBoundary>
  );
}
