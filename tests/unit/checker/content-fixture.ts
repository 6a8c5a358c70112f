import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Content, ImageFile, Rule } from '../../../src/checker/facts.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { readContent } from '../../../src/checker/reading/read-content.ts';
import { projectFolder } from '../../../tools/lib/project.ts';

const namesFile = 'src/content/names.txt';

type Files = Readonly<Record<string, string>>;

interface ContentText {
  /** Whole files by name without extension. */
  readonly pages?: Files;
  readonly articles?: Files;
  readonly claims?: string;
  readonly works?: string;
  readonly systems?: string;
  readonly removed?: string;
  readonly synonyms?: string;
  readonly laws?: string;
  readonly images?: readonly ImageFile[];
  readonly fixedRoutes?: readonly string[];
}

const signed =
  "stated: 'up to 35%, 94.7%, $2.8M, 2030', supplied: '', confirmed: true, confirmedBy: The owner, confirmedOn: '2027-01-15', basis: From the first call on";

const claimsYaml = `
wait-reduction: { value: up to 35%, measures: lower waiting times, scope: Clinics, ${signed} }
call-processing: { value: '35%', measures: faster call processing, scope: Calls, ${signed} }
triage-accuracy: { value: '94.7%', measures: triage accuracy, scope: Assessments, ${signed} }
annual-savings: { value: $2.8M, measures: average annual savings, scope: Hospitals, ${signed} }
net-zero: { value: '2030', measures: target year, scope: Emissions, ${signed} }
`;

const systemsYaml = `
manchester:
  name: Manchester Triage System
  shortName: Manchester
  origin: Manchester, 1994
  keyFeatures: Flow charts
  owner: A group
  license: needed
  levels:
    - { number: 1, name: Immediate, color: immediate }
    - { number: 2, name: Urgent, color: urgent }
    - { number: 3, name: Standard, color: standard }
`;

const sentence = 'What it is designed to do, or the reason for it, in a sentence.';
const callYaml = `
canonical:
  handoff:
    says: Hang up and call {number} now.
    numbers:
      - { country: US, place: United States, number: '911' }
      - { country: GB, place: United Kingdom, number: '999' }
  rules:
    - { id: danger-first, moment: danger, name: A rule, rule: '${sentence}', why: '${sentence}' }
`;

/** Content made of the given texts, with a few claims, one scale, one call and five components. */
export function contentOf({
  pages = {},
  articles = {},
  claims,
  works = '',
  systems,
  removed = '',
  synonyms = '',
  laws = '',
  ...inCode
}: ContentText): Content {
  const inFolder = (folder: string, files: Files) =>
    Object.entries(files).map(([id, text]) => [`src/content/${folder}/${id}.mdx`, text] as const);
  const files = new Map([
    ...inFolder('pages', pages),
    ...inFolder('articles', articles),
    ['src/content/claims.yaml', (claims ?? claimsYaml).trimStart()],
    ['src/content/sources.yaml', works],
    ['src/content/triage-systems.yaml', (systems ?? systemsYaml).trimStart()],
    ['src/content/call.yaml', callYaml.trimStart()],
    ['src/content/removed.yaml', removed],
    ['src/content/synonyms.yaml', synonyms],
    [namesFile, readFileSync(path.join(projectFolder, namesFile), 'utf8')],
    ['src/content/laws.yaml', laws],
  ]);
  return {
    ...readContent(files),
    components: new Map(
      ['Card', 'CardGrid', 'Claim', 'Section', 'StatBand'].map((name) => [
        name,
        z.strictObject({}),
      ]),
    ),
    badlySaved: new Map(),
    images: inCode.images ?? [],
    fixedRoutes: new Set(inCode.fixedRoutes),
  };
}

/** For rules that ask for no word. */
const noDictionary = { isKnown: () => true, americanFor: () => undefined, suggest: () => [] };

/** What an editor reads when one rule looks at some content. */
export function report(rule: Rule, text: ContentText): string {
  return formatProblems(rule(contentOf(text), noDictionary));
}

/** The page that `reportBody` writes; its body begins on line 8. */
export const wards = 'src/content/pages/wards.mdx';

/** What an editor reads when one rule looks at one page of that body. */
export function reportBody(rule: Rule, body: string): string {
  return report(rule, { pages: { wards: pageWith(body) } });
}

/** A page whose front matter takes lines 1 to 7 or, with more fields, a few lines more. */
export function pageWith(body: string, title = 'Virtual wards', more = ''): string {
  return `---
title: ${title}
description: How the assistant keeps watch over the patients of ${title}.
hero:
  heading: ${title}
  lead: How patients at home are watched over between the visits of a nurse.
${more}---
${body}`;
}

/** The same as a draft. */
export function draftOf(source: string): string {
  return source.replace('title:', 'draft: true\ntitle:');
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
