import { formatProblems } from '../../../src/checker/problem.ts';
import { readEntry } from '../../../src/checker/reading/read-entry.ts';
import { readRecords } from '../../../src/checker/reading/read-yaml.ts';
import type { Rule, Site } from '../../../src/checker/checked-site.ts';

interface SiteText {
  /** Whole files by name without extension. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly articles?: Readonly<Record<string, string>>;
  readonly claims?: string;
  readonly systems?: string;
  readonly strayFiles?: readonly string[];
  readonly fixedRoutes?: readonly string[];
  readonly quotedInCode?: readonly string[];
  readonly words?: readonly string[];
}

const claimsYaml = `
wait-reduction: { value: up to 35%, measures: lower waiting times, scope: Clinics }
call-processing: { value: '35%', measures: faster call processing, scope: Calls }
triage-accuracy: { value: '94.7%', measures: triage accuracy, scope: Assessments }
annual-savings: { value: $2.8M, measures: average annual savings, scope: Hospitals }
net-zero: { value: '2030', measures: target year, scope: Emissions }
`;

const systemsYaml = `
manchester:
  name: Manchester Triage System
  shortName: Manchester
  origin: Manchester, 1994
  keyFeatures: Flow charts
  levels:
    - { number: 1, name: Immediate, color: immediate }
    - { number: 2, name: Urgent, color: urgent }
    - { number: 3, name: Standard, color: standard }
`;

/** A site made of the given texts, with a few claims, one scale and five components. */
export function siteOf(text: SiteText): Site {
  const read = (kind: 'page' | 'article', files: Readonly<Record<string, string>> = {}) =>
    Object.entries(files).map(([id, source]) =>
      readEntry(kind, id, `src/content/${kind}s/${id}.mdx`, source),
    );
  return {
    entries: [...read('page', text.pages), ...read('article', text.articles)],
    strayFiles: text.strayFiles ?? [],
    claims: readRecords((text.claims ?? claimsYaml).trimStart(), 'src/content/claims.yaml'),
    systems: readRecords(
      (text.systems ?? systemsYaml).trimStart(),
      'src/content/triage-systems.yaml',
    ),
    components: ['Card', 'CardGrid', 'Claim', 'Section', 'StatBand'],
    fixedRoutes: new Set(text.fixedRoutes),
    quotedInCode: new Set(text.quotedInCode),
    words: new Set(text.words),
  };
}

/** What an editor reads when one rule looks at a site. */
export function report(rule: Rule, text: SiteText): string {
  return formatProblems(rule(siteOf(text)));
}

/** A page whose front matter takes lines 1 to 7, so that the body begins on line 8. */
export function pageWith(body: string, title = 'Virtual wards'): string {
  return `---
title: ${title}
description: How the assistant keeps watch over the patients of ${title}.
opening:
  heading: ${title}
  lead: How patients at home are watched over between the visits of a nurse.
---
${body}`;
}

/** An article whose body begins on line 11. */
export function articleWith(body: string, id = 1, date = '2025-01-15', more = ''): string {
  return `---
id: ${id}
title: The article with the number ${id}
excerpt: What the article with the number ${id} says to those who read it to its end.
category: Research
date: '${date}'
keywords: [triage, telephone, safety]
location: UK
${more || 'related: []'}
---
${body}`;
}
