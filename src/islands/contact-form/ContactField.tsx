import { type InputEvent, memo, useEffect, useRef, useState } from 'react';
import { type FieldName, fieldRules } from '../../config/contact-fields.ts';
import { suggestAddress } from '../../contact/email-address.ts';
import { countCharacters, meantField } from '../../contact/fields.ts';
import { fill, writeCount } from '../../messages/fill.ts';
import { formWords } from '../../messages/messages.ts';

const words = formWords.form;

/** From this share of its limit on a field says how much is left; before, it is in nobody's way. */
const nearLimit = 0.9;

/** In milliseconds: who listens hears what is left when they pause, and not at each letter. */
const pause = 1000;

/** What is said of a limit where it is reached. */
function describeRoom(used: number, limit: number): string {
  if (used < limit * nearLimit) return '';
  const count = writeCount(Math.abs(limit - used));
  return fill(used > limit ? words.over : words.left, { count });
}

/** The text once it has stood for a pause, so that a screen reader hears the last change alone. */
function useAfterPause(now: string): string {
  const [then, setThen] = useState(now);
  useEffect(() => {
    const timer = setTimeout(setThen, pause, now);
    return () => {
      clearTimeout(timer);
    };
  }, [now]);
  return then;
}

/** The address that was meant where another was probably typed; else empty. */
function guessAddress(type: string, typed = ''): string {
  return type === 'email' ? (suggestAddress(typed) ?? '') : '';
}

type Typed = InputEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

interface Props {
  readonly name: FieldName;
  readonly value: string | undefined;
  readonly problem: string | undefined;
}

/**
 * One labeled field with its error; the browser keeps the value, so nothing typed early is lost. None
 * is made again when a mistake of another is told.
 */
export const ContactField = memo(function ContactField({ name, value, problem }: Props) {
  const { label, hint, choose, choices = {} } = formWords.fields[name];
  const rules = fieldRules[name];
  const { type, isOptional = false } = rules;
  const limit = rules.type === 'select' ? Infinity : rules.limit;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  const field = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState('');
  const [meant, setMeant] = useState(guessAddress(type, value));
  const said = useAfterPause(room);
  // Not while somebody types: it would move what they reach for next.
  const asked = useAfterPause(meant) === meant && meant !== '' ? meant : undefined;
  const question = asked === undefined ? '' : fill(words.meant, { email: asked });
  useEffect(() => {
    const form = field.current?.closest('form');
    const forget = () => {
      setRoom('');
      setMeant('');
    };
    form?.addEventListener('sent', forget);
    // What was typed before this script came.
    setMeant(guessAddress(type, field.current?.querySelector('input')?.value));
    return () => form?.removeEventListener('sent', forget);
  }, [type]);
  const errorId = problem === undefined ? undefined : `${name}-error`;
  const attributes = {
    id: name,
    name,
    required: !isOptional,
    autoComplete: rules.autocomplete,
    defaultValue: value,
    // Said also while nothing is wrong: a choice that has to be made is wrong to a browser from the start.
    'aria-invalid': problem !== undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    onInput: ({ currentTarget }: Typed) => {
      setRoom(describeRoom(countCharacters(currentTarget.value.trim()), limit));
      setMeant(guessAddress(type, currentTarget.value));
    },
  } as const;
  const accept = () => {
    const input = field.current?.querySelector('input');
    if (!input) return;
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <div ref={field} className="field" data-field={name}>
      <label htmlFor={name}>{isOptional ? fill(words.optional, { field: label }) : label}</label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {fill(hint, { limit: writeCount(limit) })}
        </p>
      )}
      {errorId && (
        <p className="field-error" id={errorId}>
          <span className="visually-hidden">{words.error} </span>
          {problem}
        </p>
      )}
      {type === 'select' ? (
        <select {...attributes} defaultValue={value ?? ''}>
          <option value="">{choose}</option>
          {Object.entries(choices).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...attributes} rows={4} />
      ) : (
        <input {...attributes} type={type} spellCheck={false} />
      )}
      {type !== 'select' && (
        <>
          <p className="hint" aria-hidden="true">
            {room}
          </p>
          {asked !== undefined && (
            <p className="hint">
              {value === undefined ? (
                <button
                  type="button"
                  className="py-1 text-left wrap-anywhere underline"
                  onClick={accept}
                >
                  {question}
                </button>
              ) : (
                // No script runs here.
                <label>
                  <input type="checkbox" name={meantField} value="yes" /> {question}
                </label>
              )}
            </p>
          )}
          <p className="visually-hidden" role="status">
            {said || question}
          </p>
        </>
      )}
    </div>
  );
});
