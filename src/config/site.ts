/** The product's name and film; what the site says of itself stands in `src/content/words/site.yaml`. */
export const site = {
  name: 'TRIAGE',
  language: 'en-US',
  /** The film that comes with the site; another one, by its setting, is not described. */
  film: {
    address: '/media/triage-story.mp4',
    poster: '/media/triage-story.webp',
    published: '2026-11-29',
  },
  /** Asked for. */
  copyrightYear: 2025,
} as const;
