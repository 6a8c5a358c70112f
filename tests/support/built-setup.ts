import type { TestProject } from 'vitest/node';
import { startSite } from '../../tools/lib/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers. */
    readonly origin: string;
  }
}

/** Runs once before the tests of the built site; what it returns runs once after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide('origin', site.origin);
  return async () => {
    await site[Symbol.asyncDispose]();
  };
}
