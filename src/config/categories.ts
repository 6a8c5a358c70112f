/** The fixed article categories, in the order in which the filter shows them. */
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

/** The places an article may be about. */
export const locations = (
  'Global, UK, US, Europe, Australia, Brazil, France, Belgium, Portugal, Spain, Italy, ' +
  'Germany, Japan, Taiwan, China, Sweden, Canada, Netherlands, Thailand, South Korea, ' +
  'South Africa, Switzerland'
).split(', ');
