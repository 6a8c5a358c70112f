import { nameAdvice } from './advice.ts';
import { mentionsOf, type TextContent } from './facts.ts';
import { sortProblems, type Problem } from './problem.ts';

/** What the content links to in pages, whose places their rendering alone knows. */
export function listFragmentLinks({ entries, sources }: TextContent) {
  return sources.flatMap((source) => {
    const { file } = source;
    const own = entries.find((entry) => entry.file === file)?.route;
    return mentionsOf(source, 'link').flatMap(({ name, line, field }) => {
      const [, path = own, fragment] = /^(?!#$)(\/(?!\/)[^?#]*)?(?:\?.*)?#(.*)/.exec(name) ?? [];
      if (path === undefined || fragment === undefined) return [];
      return [{ path, fragment, at: { file, line, field: field || 'link' } }];
    });
  });
}

type Ids = readonly string[] | undefined;

/**
 * Links lead to places that their pages have.
 * @param askIds gives the ids of a rendered page, asked for each once; undefined where there is none
 */
export async function checkFragments(
  links: ReturnType<typeof listFragmentLinks>,
  askIds: (path: string) => Ids | Promise<Ids>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [path, toPage] of Map.groupBy(links, (link) => link.path)) {
    const ids = await askIds(path);
    if (!ids) continue;
    for (const { fragment, at } of toPage.filter((link) => !ids.includes(link.fragment))) {
      const found = `a link to #${fragment}, which ${path} does not have`;
      const names = ids.map((id) => `#${id}`);
      problems.push({ ...at, found, write: nameAdvice(`#${fragment}`, names) });
    }
  }
  return sortProblems(problems);
}
