/** What one page may cost before any interaction; bytes are brotli. */
export const budgets = {
  /** HTML and render-blocking CSS: one initial congestion window (RFC 6928: ten segments). */
  htmlAndStyles: 14_336,
  /** All scripts, inline ones and the island runtime included. */
  scripts: 4_096,
  requests: 6,
  fonts: 1,
  /** What moves while a page is read, as browsers add it up. */
  layoutShift: 0,
} as const;

/**
 * Pages that may be heavier in HTML and CSS. Of each, head, styles and first screen still come in
 * the first 14,336 bytes: what follows them is text and figures further down.
 */
export const heavierPages: Readonly<Record<string, number>> = {
  // Voices, languages and ages are drawn as HTML with their tables, each some 100 bytes over.
  '/voice-biomarkers': 14_848,
  '/unique-populations': 14_848,
  '/voice-first-ai-triage': 14_848,
  '/pediatric-triage': 14_848,
  '/virtual-wards': 14_848,
  '/geriatric-care': 14_848,
  // It draws the dashboard, four steps, the film and its transcript as HTML.
  '/product': 18_432,
  // It is a technical article of some three thousand words with its tables.
  '/computational-vocal-biomarkers': 21_504,
};
