import type { Dictionary } from '../../src/checker/dictionary.ts';
import { shortenTo, titleFrom, wordsFrom } from './file-name.ts';
import { writeEntry, type Answer } from './write-entry.ts';

function composePage(words: string): string {
  const title = shortenTo(50, titleFrom(words));
  return `---
title: ${title}
description: What a reader learns about ${shortenTo(60, words)} here, in 50 to 155 characters.
hero:
  heading: ${shortenTo(90, titleFrom(words))}
  lead: One to three sentences that say what this page is about and for whom it is written.
  actions:
    - label: Request a Demo
      href: /contact
draft: true
---

## What the problem is

Write the first section here.
`;
}

function nextSteps(file: string, address: string, words: string): string {
  return `Wrote ${file}.

Next:
1. Open the file and replace its words with yours. How: src/content/README.md
2. See it while you write: npm run dev, then ${address}
3. To list the page in the footer, add: footer: { group: resources, order: 9, label: ${shortenTo(40, titleFrom(words))} }
4. Look for mistakes: npm run check
5. Take the line "draft: true" out when the page may be published.`;
}

/** Writes `src/content/pages/<name>.mdx`, a valid page that is marked as a draft. */
export function createPage(root: string, name = '', dictionary: Dictionary): Answer {
  const words = wordsFrom(name, dictionary);
  return writeEntry(root, name, {
    kind: 'page',
    collection: 'pages',
    compose: () => composePage(words),
    nextSteps: (file, address) => nextSteps(file, address, words),
  });
}
