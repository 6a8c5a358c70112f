import type { Content } from '../facts.ts';
import { nameAdvice } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';

/** Components in MDX are those of `src/kit/editor-components.ts`, by file name. */
export function checkComponents({ entries, components }: Content): Problem[] {
  const known = new Set([...components, 'Fragment', '']);
  return entries.flatMap(({ file, body }) =>
    body.elements
      .filter(({ name }) => !/^[a-z]/.test(name) && !known.has(name))
      .map(({ name, line }) => {
        const found = `<${name}>, which does not exist`;
        return { file, line, field: 'component', found, write: nameAdvice(name, components) };
      }),
  );
}
