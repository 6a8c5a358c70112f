import { routes } from '../../config/routes.ts';
import { storyFieldNames, writeStory, type Story } from './attribution.ts';
import { formWords } from '../../messages/messages.ts';

const words = formWords.story;

interface Props {
  readonly story: Story;
  /** Left out on a page without script, which may stand on another host than the policy. */
  readonly onLeaveOut: (() => void) | undefined;
}

/** What goes with the message, in the words in which it arrives. */
export function StoryNote({ story, onLeaveOut }: Props) {
  return (
    <section className="story-note" aria-labelledby="story-note">
      <h3 id="story-note">{words.heading}</h3>
      <dl>
        {writeStory(story).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {storyFieldNames.map((name) => (
        <input key={name} type="hidden" name={name} value={story[name] ?? ''} />
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
