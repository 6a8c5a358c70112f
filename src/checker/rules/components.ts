import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import type { Site } from '../checked-site.ts';

/** Components in MDX are those of `src/kit/editor-components.ts`, by file name. */
export function checkComponents({ entries, components }: Site): Problem[] {
  const known = new Set([...components, 'Fragment']);
  return entries.flatMap(({ file, body }) =>
    body.components
      .filter(({ name }) => !known.has(name))
      .map(({ name, line }) => ({
        file,
        line,
        field: 'component',
        found: `<${name}>, which does not exist`,
        write: nameAdvice(name, components),
      })),
  );
}
