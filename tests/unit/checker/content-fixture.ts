import { contentCollections } from '../../../src/schemas/collections.ts';
import type { Content, Rule } from '../../../src/checker/facts.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { readArticle, readPage, readRecords } from '../../../src/checker/reading/read-source.ts';

type Files = Readonly<Record<string, string>>;

interface ContentText {
  /** Whole files by name without extension. */
  readonly pages?: Files;
  readonly articles?: Files;
  readonly claims?: string;
  readonly systems?: string;
  readonly strayFiles?: readonly string[];
  readonly fixedRoutes?: readonly string[];
  readonly claimsInCode?: readonly string[];
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

/** Content made of the given texts, with a few claims, one scale and five components. */
export function contentOf(text: ContentText): Content {
  const read = <Entry>(
    folder: string,
    one: (file: string, source: string) => Entry,
    files?: Files,
  ) => Object.entries(files ?? {}).map(([id, source]) => one(`${folder}/${id}.mdx`, source));
  const collections = contentCollections;
  const pages = read(collections.pages.folder, readPage, text.pages);
  const articles = read(collections.articles.folder, readArticle, text.articles);
  const entries = [...pages, ...articles];
  const claims = readRecords((text.claims ?? claimsYaml).trimStart(), collections.claims);
  const systems = readRecords((text.systems ?? systemsYaml).trimStart(), collections.triageSystems);
  return {
    pages,
    articles,
    entries,
    claims,
    systems,
    sources: [...entries, claims, systems],
    strayFiles: text.strayFiles ?? [],
    components: ['Card', 'CardGrid', 'Claim', 'Section', 'StatBand'],
    fixedRoutes: new Set(text.fixedRoutes),
    claimsInCode: new Set(text.claimsInCode),
  };
}

/** What an editor reads when one rule looks at some content. */
export function report(rule: Rule, text: ContentText): string {
  return formatProblems(rule(contentOf(text)));
}

/** What an editor reads of mistakes that were met while reading. */
export const readingProblems: Rule = ({ sources }) => sources.flatMap(({ problems }) => problems);

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
