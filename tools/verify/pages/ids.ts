import type { HTMLElement } from 'node-html-parser';
import type { Fault } from '../tell.ts';

/** Attributes that name elements of their page by id, which gives controls their names. */
const references = ['for', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const;

/** What of a page is named twice, or names what is not there (WCAG 1.3.1 and 4.1.2). */
export function findIdFaults(page: HTMLElement, ids: ReadonlySet<string>): readonly Fault[] {
  const all = page.querySelectorAll('[id]').map(({ id }) => id);
  const twice = new Set(all.filter((id, place) => all.indexOf(id) < place));
  const dead = references.flatMap((name) =>
    page
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => element.getAttribute(name)?.trim().split(/\s+/) ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => ({ fault: 'names an element that is not there', example: `${name}="${id}"` })),
  );
  return [...[...twice].map((id) => ({ fault: 'has an id twice', example: id })), ...dead];
}
