import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { InvalidSettings } from './settings.ts';

/**
 * Takes the settings in `.env`, where there is one, into the environment, which wins.
 * `process.loadEnvFile` would take the line below a blank value for that value.
 * @param folder where the file lies
 * @throws {InvalidSettings} when it cannot be read
 */
export function loadDotEnv(folder = '.', environment: NodeJS.ProcessEnv = process.env): void {
  let text: string;
  try {
    text = readFileSync(path.join(folder, '.env'), 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new InvalidSettings(`.env cannot be read: ${message}.`);
  }
  if (/[\0\uFFFD]/.test(text)) {
    throw new InvalidSettings(
      '.env: not written in UTF-8; save it as UTF-8 (“>” of Windows PowerShell writes UTF-16).',
    );
  }
  const values = parseEnv(text.replace(/^\uFEFF/, '').replaceAll(/[ \t\r]+$/gm, ''));
  Object.assign(environment, { ...values, ...environment });
}
