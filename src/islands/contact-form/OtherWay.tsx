import type { Advice } from '../../contact/notices.ts';
import { FilledWords } from '../../messages/FilledWords.tsx';

interface Props extends Pick<Advice, 'otherWay'> {
  /** PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** The way that is left when the form fails. */
export function OtherWay({ otherWay, contactEmail }: Props) {
  return (
    <p>
      <FilledWords
        words={otherWay}
        parts={{ email: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> }}
      />
    </p>
  );
}
