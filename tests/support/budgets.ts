import { mostHtmlAndStyles } from '../../src/hosting/output/pages/page-weight.ts';

/** What one page may cost before any interaction; bytes are brotli. */
export const budgets = {
  /** What the first screen needs: one initial congestion window (RFC 6928: ten segments). */
  firstScreen: 14_336,
  /** HTML with its styles, of any page and in the middle of all pages. */
  htmlAndStyles: mostHtmlAndStyles,
  medianHtmlAndStyles: 17_000,
  /** All that is loaded: HTML, styles, scripts, font, and the pictures that do not wait. */
  whole: 42_000,
  medianWhole: 30_000,
  /** All scripts, inline ones and the island runtime included. */
  scripts: 4_096,
  requests: 10,
  fonts: 1,
  /** The file of the font, as it is served. */
  fontFile: 12_600,
  /** What moves while a page is read, as browsers add it up. */
  layoutShift: 0,
  /** What the first press on a call loads: one script, and nothing else. */
  callScript: 3_072,
  /** What a reach for an island loads: React, and any other script. */
  react: 59_392,
  islandScript: 8_192,
} as const;
