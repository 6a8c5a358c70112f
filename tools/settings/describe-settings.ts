import { readSettings, settingNames, settings } from '../../src/config/settings.ts';

/** The text of .env.example: every setting, switched off, with what it does and its default. */
export function describeSettings(): string {
  const defaults = readSettings({});
  const entries = settingNames.map(
    (name) => `# ${settings.shape[name].description ?? ''}\n#${name}=${defaults[name]}\n`,
  );
  const opening = '# Copy to .env and take away the # before what you set; README tells more.\n';
  return [opening, ...entries].join('\n');
}
