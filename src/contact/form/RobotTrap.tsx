import { hiddenFields } from '../message/fields.ts';

/** A field that people neither see nor reach; robots that read markup fill it. */
export function RobotTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
