import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { checkBeside } from './check-beside.ts';
import { createRefusal } from './refused-component.ts';

/**
 * A loader whose failure in a build shows everything that an editor has to mend: Astro reads the
 * collections while the content is checked, and would stop at the first entry that breaks a schema.
 * @param loader finds and reads the files of a collection
 */
export function checkedLoader(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      try {
        await loader.load(context);
      } catch (error) {
        // The development server shows the list by itself.
        const problems = context.watcher
          ? []
          : await checkBeside(fileURLToPath(context.config.root));
        throw problems.length > 0 ? createRefusal(problems) : error;
      }
    },
  };
}
