/// <reference types="vitest/config" />
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { projectFolder } from './tools/lib/project.ts';

/**
 * Tests, in two projects: `unit` mirrors the source, `built` reads and asks the built site. They can
 * render .astro components, but know nothing of astro.config.mjs: there are no collections here, so
 * that nothing under test depends on what editors write.
 */
export default getViteConfig(
  {
    root: projectFolder,
    test: {
      // A test without an assertion proves nothing. The times bound what hangs, and measure nothing: a
      // busy machine takes several times what a quiet one does. No test has a time of its own.
      expect: { requireAssertions: true, poll: { timeout: 30_000 } },
      testTimeout: 180_000,
      hookTimeout: 180_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            // Modules are loaded once, not once for each file: a quarter of the processor time.
            isolate: false,
            // By itself Vitest leaves one core out. Many tests wait, for servers and for processes.
            maxWorkers: '150%',
            unstubGlobals: true,
            restoreMocks: true,
            // Days are written by UTC: where the clock is behind it, a slip shows as the day before.
            env: { TZ: 'America/Los_Angeles' },
          },
        },
        {
          extends: true,
          test: {
            name: 'built',
            include: ['tests/built/**/*.test.ts'],
            globalSetup: 'tests/support/built-setup.ts',
            // In one thread: the pages are read and parsed once for all files.
            isolate: false,
            maxWorkers: 1,
          },
        },
      ],
    },
  },
  { root: projectFolder, configFile: false, logLevel: 'warn', integrations: [react()] },
);
