/**
 * The seven link groups of the footer, in order. A page takes its place in one with
 * `footer: { group, order, label }` in its front matter; their headings are words of the footer.
 */
export const footerGroups = [
  'solutions',
  'triage-systems',
  'healthcare-settings',
  'specialized-care',
  'innovation-research',
  'resources',
  'company',
] as const;

export type FooterGroupId = (typeof footerGroups)[number];
