import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { projectFolder } from '../support/project.ts';

/**
 * The unit tests of the rooms that `npm run test:mutations` changes, as Stryker runs them. The
 * mistakes in a whole site (`tests/unit/checker/mistakes/`) are left out: every one of them runs
 * every rule, so a mutant that survives would take a quarter of a minute. So are those of the
 * connection to Redis, which wait for one that hangs; nothing that talks to sockets is changed.
 */
export default getViteConfig(
  {
    root: projectFolder,
    test: {
      expect: { requireAssertions: true },
      include: [
        'tests/unit/{blog-host,checker/rules,contact/{answer,message,newsletter,story}}/**/*.test.{ts,tsx}',
        'tests/unit/contact/sending/**/*.test.ts',
        '!tests/unit/contact/sending/store/redis-connection.test.ts',
      ],
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
      testTimeout: 20_000,
    },
  },
  { root: projectFolder, configFile: false, logLevel: 'warn', integrations: [react()] },
);
