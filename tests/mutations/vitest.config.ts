import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { projectFolder } from '../support/project.ts';

/** The unit tests of the rooms that `npm run test:mutations` changes, as Stryker runs them. */
export default getViteConfig(
  {
    root: projectFolder,
    test: {
      expect: { requireAssertions: true },
      include: [
        'tests/unit/{blog-host,checker/rules,contact/{answer,message,newsletter,story}}/**/*.test.{ts,tsx}',
        'tests/unit/contact/sending/webhook.test.ts',
      ],
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
      testTimeout: 20_000,
    },
  },
  { root: projectFolder, configFile: false, logLevel: 'warn', integrations: [react()] },
);
