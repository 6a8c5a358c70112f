import { type InputEvent, useEffect, useRef, useState } from 'react';
import { contactFields, countCharacters, type FieldName, roles } from '../../contact/fields.ts';
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

type Typed = InputEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The same each time, so that nothing of it is made again when a mistake is told. */
const roleOptions = (
  <>
    <option value="">{words.chooseRole}</option>
    {Object.entries(roles).map(([role, text]) => (
      <option key={role} value={role}>
        {text}
      </option>
    ))}
  </>
);

interface Props {
  readonly name: FieldName;
  readonly value: string | undefined;
  readonly problem: string | undefined;
}

/** One labeled field with its error; the browser keeps the value, so nothing typed early is lost. */
export function ContactField({ name, value, problem }: Props) {
  const { label, autocomplete, limit } = contactFields[name];
  const hintId = name === 'message' ? 'message-hint' : undefined;
  const field = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, pause, room);
    return () => {
      clearTimeout(timer);
    };
  }, [room]);
  useEffect(() => {
    const form = field.current?.closest('form');
    const forget = () => {
      setRoom('');
    };
    form?.addEventListener('sent', forget);
    return () => form?.removeEventListener('sent', forget);
  }, []);
  const errorId = problem === undefined ? undefined : `${name}-error`;
  const attributes = {
    id: name,
    name,
    required: true,
    autoComplete: autocomplete,
    defaultValue: value,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    onInput: ({ currentTarget }: Typed) => {
      setRoom(describeRoom(countCharacters(currentTarget.value.trim()), limit));
    },
  } as const;
  return (
    <div ref={field} className="field" data-field={name}>
      <label htmlFor={name}>{label}</label>
      {hintId && (
        <p className="field-hint" id={hintId}>
          {fill(words.messageHint, { limit: writeCount(limit) })}
        </p>
      )}
      {errorId && (
        <p className="field-error" id={errorId}>
          <span className="visually-hidden">{words.error} </span>
          {problem}
        </p>
      )}
      {name === 'role' ? (
        <select {...attributes} defaultValue={value ?? ''}>
          {roleOptions}
        </select>
      ) : name === 'message' ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input
          {...attributes}
          type={name === 'email' ? 'email' : 'text'}
          inputMode={name === 'email' ? 'email' : undefined}
          spellCheck={false}
        />
      )}
      {name !== 'role' && (
        <>
          <p className="field-hint field-room" aria-hidden="true">
            {room}
          </p>
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </>
      )}
    </div>
  );
}
