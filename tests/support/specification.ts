// What the specification says of routes and links, written out once for the browser tests.

/** Every route of section 2 of the specification. */
export const specifiedRoutes = [
  '/',
  '/product',
  '/contact',
  '/about',
  '/research',
  '/voice-first-ai-triage',
  '/ai-enhanced-telephone-triage',
  '/manchester-triage-system',
  '/emergency-severity-index',
  '/mental-health-triage',
  '/what-is-triage',
  '/multimodal-ai-triage',
  '/intelligent-triage',
  '/canadian-triage-scale',
  '/australasian-triage-scale',
  '/system-comparisons',
  '/nhs-ai-assistants',
  '/emergency-department-flow',
  '/virtual-wards',
  '/community-paramedicine',
  '/rural-healthcare',
  '/pediatric-triage',
  '/geriatric-care',
  '/disaster-response',
  '/large-language-models',
  '/explainable-ai',
  '/voice-biomarkers',
  '/computational-vocal-biomarkers',
  '/unique-populations',
  '/continuous-learning',
  '/ai-vs-human-benchmarks',
  '/economic-impact',
  '/triage-evolution',
  '/esg-policy',
  '/diversity-inclusion',
  '/climate-action',
  '/news-views',
  '/privacy-policy',
  '/terms',
] as const;

/** The link groups of the footer: heading, then paths in order. */
export const specifiedFooter: readonly (readonly [heading: string, paths: readonly string[]])[] = [
  [
    'Solutions',
    [
      '/product',
      '/voice-first-ai-triage',
      '/ai-enhanced-telephone-triage',
      '/multimodal-ai-triage',
      '/intelligent-triage',
    ],
  ],
  [
    'Triage Systems',
    [
      '/manchester-triage-system',
      '/emergency-severity-index',
      '/canadian-triage-scale',
      '/australasian-triage-scale',
      '/system-comparisons',
    ],
  ],
  [
    'Healthcare Settings',
    [
      '/nhs-ai-assistants',
      '/emergency-department-flow',
      '/virtual-wards',
      '/community-paramedicine',
      '/rural-healthcare',
    ],
  ],
  [
    'Specialized Care',
    [
      '/mental-health-triage',
      '/pediatric-triage',
      '/geriatric-care',
      '/disaster-response',
      '/unique-populations',
    ],
  ],
  [
    'Innovation & Research',
    [
      '/research',
      '/large-language-models',
      '/explainable-ai',
      '/continuous-learning',
      '/voice-biomarkers',
    ],
  ],
  [
    'Resources',
    [
      '/news-views',
      '/what-is-triage',
      '/ai-vs-human-benchmarks',
      '/economic-impact',
      '/triage-evolution',
    ],
  ],
  ['Company', ['/about', '/contact', '/esg-policy', '/diversity-inclusion', '/climate-action']],
];
