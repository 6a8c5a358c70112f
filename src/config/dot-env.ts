import { existsSync } from 'node:fs';

/** Takes the settings in `.env`, where there is one, into the environment, which wins. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
