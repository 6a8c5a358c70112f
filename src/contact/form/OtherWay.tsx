import type { Advice } from '../message/notices.ts';

interface Props extends Pick<Advice, 'otherWay'> {
  /** PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** The way that is left when the form fails. */
export function OtherWay({ otherWay, contactEmail }: Props) {
  return (
    <p>
      {otherWay} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
    </p>
  );
}
