import { useState } from 'react';
import { formWords } from '../../messages/messages.ts';

const words = formWords.copy;

interface Props {
  /** The text to copy, as it is when the button is pressed. */
  readonly readText: () => string;
  /** Selects what was typed, for browsers and pages over plain http that let no script copy. */
  readonly selectText: () => void;
}

/** A button that copies what was typed, and says so. */
export function CopyText({ readText, selectText }: Props) {
  const [status, setStatus] = useState('');
  const onClick = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(readText());
      setStatus(words.copied);
    } catch {
      selectText();
      setStatus(words.selected);
    }
  };
  return (
    <p className="form-actions">
      <button type="button" className="button" data-kind="second" onClick={() => void onClick()}>
        {words.button}
      </button>
      <span role="status">{status}</span>
    </p>
  );
}
