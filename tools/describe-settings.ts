import { readSettings, settingNames, settings } from '../src/config/settings.ts';

/** The text of .env.example: every setting, switched off, with what it does and its default. */
export function describeExample(): string {
  const defaults = readSettings({});
  const entries = settingNames.map(
    (name) => `# ${settings.shape[name].description ?? ''}\n#${name}=${defaults[name]}\n`,
  );
  const title = '# Copy to .env and take away the # before what you set; see docs/settings.md.\n';
  return [title, ...entries].join('\n');
}

/** The text of docs/settings.md: the same as a table. */
export function describeSettings(): string {
  const defaults = readSettings({});
  const rows = settingNames.map((name) => {
    const fallback = defaults[name] && `\`${defaults[name]}\``;
    return `| \`${name}\` | ${settings.shape[name].description ?? ''} | ${fallback} |`;
  });
  return `# Settings

All settings are environment variables, read from the environment or from a file \`.env\`; the environment wins. They are declared with their rules in \`src/config/settings.ts\`, from which \`npm run docs\` writes this page. A value that cannot work stops the start with the name, what was found and what to write. \`PUBLIC_…\` settings are built into the pages, the others are read by the functions while they run.

| Variable | What it does | Default |
| --- | --- | --- |
${rows.join('\n')}

\`HOST\` and \`PORT\` say where \`npm start\` listens: 127.0.0.1 and 4321 unless they are set. Under a name the server answers only if it is \`localhost\`, \`HOST\` or the host of \`PUBLIC_SITE_URL\`.
`;
}
