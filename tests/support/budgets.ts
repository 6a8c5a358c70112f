/** What one page may cost before any interaction; bytes are brotli. */
export const budgets = {
  /** What the first screen needs: one initial congestion window (RFC 6928: ten segments). */
  firstScreen: 14_336,
  /** HTML with its styles, of any page and in the middle of all pages. */
  htmlAndStyles: 20_480,
  medianHtmlAndStyles: 15_000,
  /** All scripts, inline ones and the island runtime included. */
  scripts: 4_096,
  requests: 8,
  fonts: 1,
  /** The file of the font, as it is served. */
  fontFile: 14_000,
  /** What moves while a page is read, as browsers add it up. */
  layoutShift: 0,
} as const;

/** Pages that may be heavier in HTML and styles; their first screen keeps its limit. */
export const heavierPages: Readonly<Record<string, number>> = {
  // It is the index of everything: the titles, addresses and sentences of 162 texts take 11 kB alone,
  // and what every page has around its text 10. It holds some twenty-five more.
  '/search': 23_040,
  // It holds three calls with every way through them, as figures that need no script.
  '/': 20_992,
  // It shows the product: its dashboard, three voices, two calls and the tables of both.
  '/product': 20_992,
  // It holds fifty languages by their own names, and calls in four scripts.
  '/voice-first-ai-triage': 21_504,
};

/** What the first press on a call loads, in bytes after brotli: one script, and nothing else. */
export const callScript = 3_072;
