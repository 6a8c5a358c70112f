import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { contactFields, fieldNames, hiddenFields, type FieldName } from '../message/fields.ts';
import { FailureBoundary } from '../../islands/FailureBoundary.tsx';
import { ContactField } from './ContactField.tsx';
import { $isSending, $problems, reviewField, sendContactMessage } from './contact-form.store.ts';
import { contactFunctionUrl, type ContactEndpoint } from './post-contact-message.ts';

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

function Form(endpoint: ContactEndpoint) {
  const isSending = useStore($isSending, { ssr: 'initial' });
  const problems = useStore($problems, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const refusedFields = fieldNames.filter((name) => problems[name] !== undefined);

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
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={contactFunctionUrl(endpoint)}
      acceptCharset="utf-8"
      aria-labelledby="send-us-a-message"
      onSubmit={(event) => void onSubmit(event)}
      onInput={(event) => {
        const name = (event.target as HTMLInputElement).name as FieldName;
        if (fieldNames.includes(name))
          reviewField(name, readValues(event.currentTarget, fieldNames));
      }}
    >
      <div
        ref={summary}
        className="error-summary"
        role="alert"
        tabIndex={-1}
        hidden={refusedFields.length === 0}
      >
        <h3>There is a problem</h3>
        <ul>
          {refusedFields.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>
                {contactFields[name].label}: {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="field-hint">
        All fields are required. At most {contactFields.name.limit} characters for your name,{' '}
        {contactFields.email.limit} for the address and {contactFields.organization.limit} for the
        organization.
      </p>
      {fieldNames.map((name) => (
        <ContactField key={name} name={name} problem={problems[name]} />
      ))}
      <div className="trap" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={hiddenFields.key} data-purpose="key" />
      <input type="hidden" name={hiddenFields.startedAt} data-purpose="startedAt" />
      <input type="hidden" name={hiddenFields.sentAt} data-purpose="sentAt" />
      <button type="submit" className="button" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send message'}
      </button>
    </form>
  );
}

/**
 * The contact form (specification, sections 2 to 5). A real form: without this script it posts to
 * the function, which answers with a page. The script checks first, sends in place and keeps
 * every word when something fails.
 */
export function ContactForm(endpoint: ContactEndpoint) {
  return (
    <FailureBoundary>
      <Form {...endpoint} />
    </FailureBoundary>
  );
}
