import { hiddenFields } from '../../contact/fields.ts';
import { formWords } from '../../messages/messages.ts';

/**
 * A field that nobody sees or reaches, and that programs which fill forms for people skip: `inert`,
 * invisible, with a name that stands for nothing about a person, and marked for the three that
 * look past all this. Robots that read markup fill it.
 */
export function RobotTrap() {
  return (
    <div className="trap" aria-hidden="true" inert>
      <label>
        {formWords.form.trap}
        <input
          type="text"
          name={hiddenFields.trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
      </label>
    </div>
  );
}
