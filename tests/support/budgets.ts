/** What one page may cost before any interaction; bytes are brotli. */
export const budgets = {
  /** HTML and render-blocking CSS: one initial congestion window (RFC 6928: ten segments). */
  htmlAndStyles: 14_336,
  /** All scripts, inline ones and the island runtime included. */
  scripts: 4_096,
  requests: 6,
} as const;

/** Pages that may be heavier in HTML and CSS, each with its limit and its reason. */
export const heavierPages: Readonly<
  Record<string, { readonly limit: number; readonly why: string }>
> = {};
