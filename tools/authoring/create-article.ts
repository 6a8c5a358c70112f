import type { Dictionary } from '../../src/checker/dictionary.ts';
import type { TextContent } from '../../src/checker/facts.ts';
import { shortenTo, titleFrom, wordsFrom } from './file-name.ts';
import { writeEntry, type Answer } from './write-entry.ts';

/** One more than the highest: the listing goes by date, and of one day by the higher id. */
function nextId({ articles }: TextContent): number {
  return Math.max(0, ...articles.map(({ data }) => data.id ?? 0)) + 1;
}

function composeArticle(words: string, id: number, date: string): string {
  const topic = shortenTo(60, words);
  const title = words.length < 10 ? `What to know about ${topic}` : shortenTo(60, titleFrom(words));
  return `---
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
}

function nextSteps(file: string, address: string): string {
  return `Wrote ${file}.

Next:
1. Open the file and replace its words with yours: 350 to 700 words, a guide up to 1,800.
2. Choose category, kind, location, keywords and two to four related pages. Fields: src/content/FIELDS.md
3. Cite where its facts come from: <Source id="…" />, from src/content/sources.yaml
4. See it while you write: npm run dev, then ${address}
5. Look for mistakes: npm run check
6. Take the line "draft: true" out when the article may be published.`;
}

/**
 * Writes `src/content/articles/<name>.mdx` with the next id and today's date, so that it stands
 * first in the listing.
 * @param today the date of publication, such as 2025-01-15
 */
export function createArticle(
  root: string,
  name = '',
  today: string,
  dictionary: Dictionary,
): Answer {
  const words = wordsFrom(name, dictionary);
  return writeEntry(root, name, {
    kind: 'article',
    collection: 'articles',
    compose: (content) => composeArticle(words, nextId(content), today),
    nextSteps,
  });
}
