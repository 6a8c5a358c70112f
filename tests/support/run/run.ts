/**
 * `npm test`: every check of the project, two at a time, and no further than the first group that
 * fails. Ends with the time and the totals of each, what was skipped or passed at its second attempt
 * alone and, alone on the last line, `N passed, N failed`; exits with 1 when anything failed or
 * nothing ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultSettings, projectFolder } from '../../../tools/lib/project.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** That a test runner writes, for JUnit; a step without one counts as one check. */
  readonly report?: string;
}
