import { useState } from 'react';

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
      setStatus('Copied.');
    } catch {
      selectText();
      setStatus('The message is selected: copy it with your browser or keyboard.');
    }
  };
  return (
    <p className="form-actions">
      <button type="button" className="button" data-kind="second" onClick={() => void onClick()}>
        Copy the text
      </button>
      <span role="status">{status}</span>
    </p>
  );
}
