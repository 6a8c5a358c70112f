import { readMoves } from '../../src/site/front-matter.ts';
import { projectFolder } from './project.ts';

// What was asked of routes and links, written out once and apart from the code. A page that was
// renamed answers at the address that it was asked for with a redirect, so its new one counts.

const moved = new Map(readMoves(projectFolder).redirects.map(({ from, to }) => [from, to]));

function split(paths: string): string[] {
  return paths.split(' ').map((path) => moved.get(path) ?? path);
}

/** The link groups of the footer: heading, then paths in order. */
export const specifiedFooter = Object.entries({
  Solutions:
    '/product /voice-first-ai-triage /ai-enhanced-telephone-triage /multimodal-ai-triage /intelligent-triage',
  'Triage Systems':
    '/manchester-triage-system /emergency-severity-index /canadian-triage-scale /australasian-triage-scale /system-comparisons',
  'Healthcare Settings':
    '/nhs-ai-assistants /emergency-department-flow /virtual-wards /community-paramedicine /rural-healthcare',
  'Specialized Care':
    '/mental-health-triage /pediatric-triage /geriatric-care /disaster-response /unique-populations',
  'Innovation & Research':
    '/research /large-language-models /explainable-ai /continuous-learning /voice-biomarkers',
  Resources:
    '/news-views /what-is-triage /ai-vs-human-benchmarks /economic-impact /triage-evolution',
  Company: '/about /contact /esg-policy /diversity-inclusion /climate-action',
}).map(([heading, paths]) => ({ heading, paths: split(paths) }));

/** Every route that was asked for: the home page, what the footer lists, and three more. */
export const specifiedRoutes: readonly string[] = [
  '/',
  ...specifiedFooter.flatMap(({ paths }) => paths),
  ...split('/computational-vocal-biomarkers /privacy-policy /terms'),
];
