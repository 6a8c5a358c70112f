import type { ComponentProps, Ref } from 'react';
import { fieldNames, fieldRules } from '../../config/contact-fields.ts';
import { type FieldProblems, hiddenFields, type TypedFields } from '../../contact/fields.ts';
import type { Attribution } from '../../contact/attribution.ts';
import type { Notice } from '../../notifications/notify.ts';
import { ContactField } from './ContactField.tsx';
import { RobotTrap } from './RobotTrap.tsx';
import { AttributionNote } from './AttributionNote.tsx';
import { ProblemNote } from './notes.tsx';
import { formWords } from '../../messages/messages.ts';

const words = formWords.form;

/** The id of the heading that names the form, wherever it stands. */
export const formHeading = 'send-us-a-message';

const hasOptional = fieldNames.some((name) => fieldRules[name].isOptional);

interface Props extends Omit<ComponentProps<'form'>, 'action'> {
  /** The address of the function. */
  readonly action: string;
  readonly problems: FieldProblems;
  /** What stands in the fields at first; empty unless told. */
  readonly typed?: TypedFields | undefined;
  /** The idempotency key; left out where a script makes one. */
  readonly messageKey?: string;
  /** What goes with the message beside the fields, if anything. */
  readonly attribution?: Attribution | undefined;
  /** Left out where there is no script. */
  readonly onLeaveOut?: (() => void) | undefined;
  readonly isSending?: boolean;
  readonly summaryRef?: Ref<HTMLDivElement> | undefined;
  /** What no layer of notices shows, on a page without script. */
  readonly notice?: Notice | undefined;
  /** Whether a page without script opens at what is wrong. */
  readonly isSummaryFocused?: boolean | undefined;
}

/**
 * The contact form: on the page, in its island and in the answer of the function. A real form,
 * which posts to the function without any script.
 */
export function ContactForm({
  problems,
  typed,
  messageKey,
  attribution,
  onLeaveOut,
  children,
  isSending = false,
  summaryRef,
  notice,
  isSummaryFocused,
  ...form
}: Props) {
  const refused = fieldNames.filter((name) => problems[name] !== undefined);
  return (
    // Without the browser's own bubbles, which show one mistake at a time: the function answers an
    // incomplete form with all of them.
    <form
      {...form}
      className="contact-form"
      aria-labelledby={formHeading}
      method="post"
      acceptCharset="utf-8"
      noValidate
    >
      {refused.length > 0 && (
        <ProblemNote
          ref={summaryRef}
          title={notice?.title ?? words.summary}
          isFirst={isSummaryFocused}
        >
          {notice && <p>{notice.message}</p>}
          <ul>
            {refused.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{problems[name]}</a>
              </li>
            ))}
          </ul>
        </ProblemNote>
      )}
      {!hasOptional && <p className="hint">{words.hint}</p>}
      {fieldNames.map((name) => (
        <ContactField key={name} name={name} value={typed?.[name]} problem={problems[name]} />
      ))}
      <RobotTrap />
      <input type="hidden" name={hiddenFields.key} data-purpose="key" defaultValue={messageKey} />
      <input type="hidden" name={hiddenFields.startedAt} data-purpose="startedAt" />
      <input type="hidden" name={hiddenFields.sentAt} data-purpose="sentAt" />
      {attribution && <AttributionNote attribution={attribution} onLeaveOut={onLeaveOut} />}
      {children}
      <button type="submit" className="button" aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
