import type { ComponentProps, Ref } from 'react';
import {
  type FieldName,
  fieldNames,
  type FieldProblems,
  hiddenFields,
  type TypedFields,
} from '../../contact/fields.ts';
import type { Attribution } from '../../contact/attribution.ts';
import { ContactField } from './ContactField.tsx';
import { RobotTrap } from './RobotTrap.tsx';
import { AttributionNote } from './AttributionNote.tsx';
import { formWords } from '../../messages/messages.ts';

const words = formWords.form;

/** The id of the heading that names the form, wherever it stands. */
export const formHeading = 'send-us-a-message';

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
  readonly summaryTitle?: string | undefined;
  /** Whether a page without script opens at what is wrong. */
  readonly isSummaryFocused?: boolean | undefined;
}

/** What is wrong, in sentences that name and lead to their fields; there from the start, so that it is announced. */
function ErrorSummary({
  problems,
  summaryRef,
  summaryTitle = words.summary,
  isSummaryFocused = false,
}: Pick<Props, 'problems' | 'summaryRef' | 'summaryTitle' | 'isSummaryFocused'>) {
  const refused = Object.entries(problems) as [FieldName, string][];
  return (
    <div
      ref={summaryRef}
      className="error-summary"
      role="alert"
      tabIndex={-1}
      hidden={refused.length === 0}
      autoFocus={isSummaryFocused}
    >
      <h3>{summaryTitle}</h3>
      <ul>
        {refused.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${name}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  );
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
  summaryTitle,
  isSummaryFocused,
  ...form
}: Props) {
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
      <ErrorSummary
        problems={problems}
        summaryRef={summaryRef}
        summaryTitle={summaryTitle}
        isSummaryFocused={isSummaryFocused}
      />
      <p className="field-hint">{words.hint}</p>
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
