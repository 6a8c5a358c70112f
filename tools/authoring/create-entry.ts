import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMove } from '../../src/checker/advice.ts';
import type { TextContent } from '../../src/checker/facts.ts';
import { loadContent } from '../../src/checker/load-content.ts';
import { contentCollections } from '../../src/schemas/collections.ts';
import { developmentAddress } from './development-server.ts';

/** What a command says: on success what to do next, otherwise what to type instead. */
export interface Answer {
  readonly isDone: boolean;
  readonly message: string;
}

/**
 * What is wrong with the name of a new page or article, and what to type instead; undefined when
 * the name is fine.
 * @param command what is typed before the name: `npm run new -- page`
 */
export function adviseOnName(name: string, command: string): string | undefined {
  if (name === '') return `Give a name: ${command} my-topic`;
  const bare = name
    .replace(/^\/|\.mdx$/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (bare === name && name.length > 2) return undefined;
  if (bare === name) return `"${name}" is too short a name. Type: ${command} ${name}-topic`;
  const better = bare || 'my-topic';
  return `"${name}" is not a name in lower case with hyphens. Type: ${command} ${better}`;
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The words that fit into `length` characters. */
function shortenTo(length: number, words: string): string {
  return words.length <= length ? words : words.slice(0, length + 1).replace(/\s+\S*$/, '');
}

/** What is written, and what its author does with it beside what is the same for all. */
interface Draft {
  readonly text: string;
  readonly steps: readonly string[];
}

function draftPage(words: string): Draft {
  const title = capitalize(words);
  const text = `---
title: ${shortenTo(50, title)}
description: What a reader learns about ${shortenTo(60, words)} here, in 50 to 155 characters.
hero:
  heading: ${shortenTo(90, title)}
  lead: One to three sentences that say what this page is about and for whom it is written.
  actions:
    - label: Request a Demo
      href: /contact
draft: true
---

## What the problem is

Write the first section here.
`;
  const footer = `{ group: resources, order: 9, label: ${shortenTo(40, title)} }`;
  return { text, steps: [`To list the page in the footer, add: footer: ${footer}`] };
}

/** @param id one more than the highest: the listing goes by date, and of one day by the higher id */
function draftArticle(words: string, date: string, id: number): Draft {
  const topic = shortenTo(60, words);
  const title = words.length < 10 ? `What to know about ${topic}` : capitalize(topic);
  const text = `---
id: ${id}
title: ${title}
excerpt: What a reader learns about ${topic}, in a sentence of 50 to 155 characters.
category: Clinical Practice
kind: guide
checked: '${date}'
date: '${date}'
keywords: [triage, telephone triage, healthcare]
location: Global
related: []
draft: true
---

Write the article here, in 350 to 700 words, a guide in up to 1,800.
`;
  const steps = [
    'Choose category, kind, location, keywords and two to four related pages. Fields: src/content/FIELDS.md',
    'Cite where its facts come from: <Source id="…" />, from src/content/sources.yaml',
  ];
  return { text, steps };
}

/**
 * Why nothing new can stand at an address; undefined when it is free.
 * @param name the address without its first slash
 * @param file where it would stand
 */
export function findTaken(name: string, file: string, content: TextContent): string | undefined {
  const taken = content.entries.find((entry) => entry.route === `/${name}`);
  if (taken?.file === file) return `${file} is there already. Open it, or choose another name.`;
  if (taken) return `/${name} is the address of ${taken.file}. Choose another name.`;
  if (content.fixedRoutes.has(`/${name}`)) {
    return `/${name} is an address that the site itself answers. Choose another name.`;
  }
  const move = findMove(name, content);
  return move && `Readers still use /${name}, which ${move.why}. Choose another name.`;
}

/**
 * Writes a page or an article that is valid and a draft, unless its name is unfit or its address is
 * taken. An article has today's date and stands first in the listing.
 * @param today such as 2025-01-15
 */
export function createEntry(
  root: string,
  kind: 'page' | 'article',
  name: string,
  today: string,
): Answer {
  const content = loadContent(root);
  const file = `${contentCollections[`${kind}s`].folder}/${name}.mdx`;
  const refusal = adviseOnName(name, `npm run new -- ${kind}`) ?? findTaken(name, file, content);
  if (refusal !== undefined) return { isDone: false, message: refusal };
  const words = name.replaceAll('-', ' ');
  const nextId = Math.max(0, ...content.articles.map(({ data }) => data.id ?? 0)) + 1;
  const { text, steps } = kind === 'page' ? draftPage(words) : draftArticle(words, today, nextId);
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  // wx: fails rather than overwrites, should the file have come into being meanwhile.
  writeFileSync(absolute, text, { flag: 'wx' });
  const next = [
    'Open the file and replace its words with yours. How: src/content/README.md',
    ...steps,
    `See it while you write: npm run dev, then ${developmentAddress(root, name)}`,
    'Look for mistakes: npm run check',
    `Take the line "draft: true" out when the ${kind} may be published.`,
  ];
  const message = `Wrote ${file}.\n\nNext:\n`;
  return {
    isDone: true,
    message: message + next.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  };
}
