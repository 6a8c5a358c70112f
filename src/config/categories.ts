/**
 * The fixed article categories, in the order in which the filter shows them. Articles are put into them
 * by these names; what readers see stands in `src/content/words/news.yaml`.
 */
export const categories = [
  'Research',
  'Innovation',
  'Technology',
  'Healthcare Equity',
  'Rural Health',
  'Healthcare Operations',
  'Policy',
  'Triage Systems',
  'Healthcare Systems',
  'Clinical Practice',
  'AI Ethics',
  'Emergency Medicine',
  'Education',
  'Mental Health',
  'Economics',
  'History',
  'Public Health',
  'Sustainability',
  'Workforce',
  'Military Medicine',
  'Legal',
  'Patient Experience',
  'Product',
  'Market Analysis',
] as const;

export type Category = (typeof categories)[number];

type Slug<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<Name>;

/** The words of a category, or of all of them, in addresses: `rural-health`, `all`. */
export function categorySlug<Name extends Category | 'All'>(name: Name): Slug<Name> {
  return name.toLowerCase().replaceAll(' ', '-') as Slug<Name>;
}

/** The places an article may be about. */
export const locations = (
  'Global, UK, US, Europe, Australia, Brazil, France, Belgium, Portugal, Spain, Italy, ' +
  'Germany, Japan, Taiwan, China, Sweden, Canada, Netherlands, Thailand, South Korea, ' +
  'South Africa, Switzerland'
).split(', ');
