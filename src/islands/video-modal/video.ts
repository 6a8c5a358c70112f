import { readPublicSettings } from '../../config/settings.ts';

/** What a player needs to know of a film. */
export interface Video {
  /** The files, best first; the last plays everywhere: it is the address that was set. */
  readonly sources: readonly {
    readonly src: string;
    readonly type?: string;
    /** The screens that it is cut for. */
    readonly media?: string;
  }[];
  readonly captions?: string;
  readonly poster?: string;
  /** Whether it is the film of this site, which the pages can describe. */
  readonly isOwn: boolean;
}

/**
 * Describes the film at an address. Captions, poster and the smaller file belong to the film that
 * comes with the site: another film is taken as it is.
 */
export function describeVideo(address: string): Video {
  if (address !== readPublicSettings({}).PUBLIC_VIDEO_URL) {
    return { sources: [{ src: address }], isOwn: false };
  }
  const name = address.replace(/\.mp4$/, '');
  return {
    sources: [
      {
        src: `${name}-phone.mp4`,
        type: 'video/mp4',
        media: '(width < 48rem) and (orientation: portrait)',
      },
      { src: `${name}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
      { src: address, type: 'video/mp4' },
    ],
    captions: `${name}.vtt`,
    poster: `${name}.webp`,
    isOwn: true,
  };
}
