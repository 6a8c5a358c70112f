import type { HTMLElement } from 'node-html-parser';
import * as z from 'zod';
import { readJson } from '../answers/json.ts';
import type { Fault } from '../tell.ts';

/** As far as it says which page it is about. */
const described = z.object({
  '@type': z.string().optional(),
  url: z.string().optional(),
  mainEntityOfPage: z.string().optional(),
});
const data = z.object({ '@graph': z.array(described) });

/** The pages that structured data is about: by its address a page, an article by what it is the text of. */
function listSubjects(found: unknown): readonly string[] {
  const things = data.safeParse(found).data?.['@graph'] ?? [];
  return things.flatMap(({ '@type': type = '', url, mainEntityOfPage: page }) => {
    const subject = type.endsWith('WebPage') ? url : page;
    return subject === undefined ? [] : [subject];
  });
}

/**
 * What is wrong with what a page says of itself to search engines (JSON-LD).
 * @param address of the page
 */
export function findDataFaults(page: HTMLElement, address: string): readonly Fault[] {
  const blocks = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => readJson(rawText));
  if (blocks.includes(undefined)) return ['has structured data that is no JSON (JSON-LD)'];
  const subjects = blocks.flatMap(listSubjects);
  // A wrong canonical address is told as that.
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const others = subjects.filter((one) => one !== canonical && URL.parse(one)?.href !== address);
  if (subjects.length > 0 && others.length === 0) return [];
  return [
    {
      fault: 'has structured data that is not about it (JSON-LD)',
      example: `it names ${others[0] ?? 'no page'}`,
    },
  ];
}
