import type { FooterGroupId } from '../../../config/navigation.ts';
import { inEach, mentionsOf, type Content, type Entry } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/** The footer groups whose pages are about patients. */
const clinicalGroups: readonly FooterGroupId[] = [
  'triage-systems',
  'healthcare-settings',
  'specialized-care',
];

const leastOnClinicalPage = 3;
const leastInArticle = 1;

/** How many sources an entry cites at the least. */
function leastSources({ data }: Entry): number {
  if ('category' in data) return leastInArticle;
  const group = 'footer' in data ? data.footer?.group : undefined;
  return group !== undefined && clinicalGroups.includes(group) ? leastOnClinicalPage : 0;
}

/** A clinical page cites three sources at least, an article one. */
export function checkSourceCount({ entries }: Content): Problem[] {
  const published = entries.filter(({ isDraft, isReadable }) => isReadable && !isDraft);
  return inEach(published, (entry) => {
    const least = leastSources(entry);
    const { size } = new Set(mentionsOf(entry, 'source').map(({ name }) => name));
    if (size >= least) return [];
    const found = size === 0 ? 'none' : `${size}`;
    return [{ field: 'sources', found, write: `${least} or more with <Source id="…" />` }];
  });
}

/** An article says what kind of text it is. */
export function checkKinds({ articles }: Content): Problem[] {
  return inEach(articles, ({ data, isDraft, isBroken, problems }) =>
    data.kind || isDraft || isBroken || problems.some(({ field }) => field === 'kind')
      ? []
      : [
          {
            field: 'kind',
            found: 'nothing',
            write: 'guide, worked-case, law-note, opinion or glossary',
          },
        ],
  );
}
