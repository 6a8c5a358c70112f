import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Problem } from './problem.ts';

/**
 * Checks the content in a thread of its own, while the build gets ready; what the checker held of
 * thousands of texts ends with the thread.
 * @param root the folder of the project
 * @throws what the checker throws
 */
export async function checkBeside(root: string): Promise<readonly Problem[]> {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: root });
  const [problems] = (await once(thread, 'message')) as [readonly Problem[]];
  return problems;
}
