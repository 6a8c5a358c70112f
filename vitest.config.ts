/// <reference types="vitest/config" />
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { projectFolder } from './tests/support/project.ts';

/**
 * Unit tests. They can render .astro components, but know nothing of astro.config.mjs: there are no
 * collections here, so that nothing under test depends on what editors write.
 */
export default getViteConfig(
  {
    root: projectFolder,
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
      // A test without an assertion proves nothing.
      expect: { requireAssertions: true },
      outputFile: { json: '.reports/unit-tests.json' },
    },
  },
  { root: projectFolder, configFile: false, logLevel: 'warn', integrations: [react()] },
);
