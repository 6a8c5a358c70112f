import { routes } from '../../config/routes.ts';
import {
  attributionFieldNames,
  writeAttribution,
  type Attribution,
} from '../../contact/attribution.ts';
import { formWords } from '../../messages/messages.ts';

const words = formWords.story;

interface Props {
  readonly attribution: Attribution;
  /** Left out on a page without script, which may stand on another host than the policy. */
  readonly onLeaveOut: (() => void) | undefined;
}

/** What goes with the message, in the words in which it arrives. */
export function AttributionNote({ attribution, onLeaveOut }: Props) {
  return (
    <section className="attribution-note" aria-labelledby="attribution-note">
      <h3 id="attribution-note">{words.heading}</h3>
      <dl>
        {writeAttribution(attribution).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {attributionFieldNames.map((name) => (
        <input key={name} type="hidden" name={name} value={attribution[name] ?? ''} />
      ))}
      {onLeaveOut && (
        <>
          <p>
            {words.why} <a href={`${routes.privacy}#how-you-found-us`}>{words.link}</a>
          </p>
          <button type="button" className="button" data-kind="second" onClick={onLeaveOut}>
            {words.leaveOut}
          </button>
        </>
      )}
    </section>
  );
}
