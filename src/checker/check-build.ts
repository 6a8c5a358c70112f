import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Loader } from 'astro/loaders';
import type { Plugin } from 'vite';
import { describeProblems, type Problem } from './problem.ts';

declare global {
  /** Astro runs the content configuration among modules of its own, which share this alone. */
  var contentCheck: Promise<void> | undefined;
}

async function refuseProblems(root: string): Promise<void> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: root });
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The check of the content ended without a result.');
  });
  const told = once(worker, 'message') as Promise<[readonly Problem[]]>;
  const [problems] = await Promise.race([told, ended]);
  if (problems.length === 0) return;
  const error = new Error(describeProblems(problems));
  // The list alone: a stack would lead an editor into code.
  delete error.stack;
  throw error;
}

/**
 * Checks the content on another processor while the build goes on, for as long as no page is made of
 * it.
 * @param root the project's folder
 * @returns what has a build wait for the check when all is bundled: it ends with the whole list of
 *   problems
 */
export function checkBeside(root: string): Plugin {
  const check = refuseProblems(root);
  // Looked at later; a build that ends before that has said why.
  check.catch(() => undefined);
  globalThis.contentCheck = check;
  return {
    name: 'content-checker',
    apply: 'build',
    buildEnd: (error) => (error ? check : undefined),
    // Before Astro's own of that order, which makes the pages.
    buildApp: { order: 'post', handler: () => check },
  };
}

/**
 * Has a loader that fails tell everything that is amiss: Astro ends a build at the first entry that
 * breaks its schema.
 */
export function tellAll(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      try {
        await loader.load(context);
      } catch (error) {
        await globalThis.contentCheck;
        throw error;
      }
    },
  };
}
