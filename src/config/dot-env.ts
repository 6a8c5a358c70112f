import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, InvalidSettings, settingNames } from './settings.ts';

/** A value in quotes, which may go on over several lines. */
const quoted = /^([^#=\n]*=[ \t]*)(["'`])([^]*?)\2[ \t]*(?:#.*)?$/gm;

/** A name and its value, a remark or nothing. */
const readable = /^\s*(?:(?:export\s+)?[\w.-]+\s*=.*|#.*)?$/;

/** The parser would take the line that follows for the value. */
const blankValue = /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=)[ \t]+$/gm;

/** A file as text, without the mark that some editors begin it with and what Windows ends lines with. */
function readText(file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT') return undefined;
    throw new InvalidSettings(`.env: ${explainUnreadable(code)}`);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replaceAll('\r', '');
  } catch {
    // Told below: no text in UTF-8 either.
  }
  throw new InvalidSettings(
    '.env: not written in UTF-8, so its settings cannot be read; save it as UTF-8 (“>” of Windows PowerShell writes UTF-16).',
  );
}

function explainUnreadable(code: string): string {
  if (code === 'EISDIR') {
    return 'a folder, where a file is meant (Docker makes one when it mounts a file that is not there); take it away, or put the file there.';
  }
  if (code !== 'EACCES' && code !== 'EPERM') return `cannot be read (${code}).`;
  const user = process.geteuid?.();
  const who = user === undefined ? 'this user' : `this user (uid ${user})`;
  return `${who} may not read it (${code}); give the file to this user, or let it be read by the user’s group.`;
}

/** The setting that a line gives a value. */
function settingOf(line: string): string | undefined {
  const [, name] = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line) ?? [];
  return settingNames.find((setting) => setting === name);
}

/** Settings that stand there twice: the parser takes the last, wherever it stands. */
function findRepeats(lines: readonly string[]): string[] {
  const names = lines.map(settingOf);
  return settingNames.flatMap((name) => {
    const places = names.flatMap((found, index) => (found === name ? [index + 1] : []));
    return places.length > 1
      ? `.env: ${name} stands in line ${places.join(', ')}, and only the last would count; keep one.`
      : [];
  });
}

/** What of the text would be lost without a word: told by line, as a value may be a secret. */
function findLosses(text: string): string[] {
  const lines = text
    .replaceAll(quoted, (entry, start: string) => start + '\n'.repeat(entry.split('\n').length - 1))
    .split('\n');
  const early = [...text.matchAll(quoted)].flatMap(({ index, 2: quote = '', 3: value = '' }) => {
    const takesIn = value.split('\n').slice(1).some(settingOf);
    return takesIn || value.includes(quote) ? [text.slice(0, index).split('\n').length] : [];
  });
  const open = lines.flatMap((line, index) => (/^[^#=]*=\s*["'`]/.test(line) ? [index + 1] : []));
  const broken = [...early, ...open].toSorted((one, other) => one - other);
  const unread = lines.flatMap((line, index) => (readable.test(line) ? [] : [index + 1]));
  const cut = lines.flatMap((line, index) => {
    const [, name] = /^\s*(?:export\s+)?(\w+)\s*=[^#]*[^#\s=]#/.exec(line) ?? [];
    return settingNames.some((setting) => setting === name) ? [{ name, line: index + 1 }] : [];
  });
  return [
    ...findRepeats(lines),
    ...(broken.length > 0
      ? [
          `.env: the value in line ${broken.join(', ')} would end at a quote within it, or take in the setting below; close its quote, or put other quotes around it.`,
        ]
      : []),
    ...(unread.length > 0
      ? [
          `.env: no NAME=value in line ${unread.join(', ')}; write NAME=value there, # before a remark, and quotes around a value of several lines.`,
        ]
      : []),
    ...cut.map(
      ({ name, line }) =>
        `.env: the value of ${name} in line ${line} would end before its #; put the value in quotes, or a space before the # of a remark.`,
    ),
  ];
}

/**
 * Takes the settings in `.env`, where there is one, into the environment, which wins.
 * @param folder where the file lies
 * @throws {InvalidSettings} when it cannot be read, or would not be read whole
 */
export function loadDotEnv(
  folder = '.',
  environment: { -readonly [Name in keyof Environment]: Environment[Name] } = process.env,
): void {
  const text = readText(path.join(folder, '.env'));
  if (text === undefined) return;
  const losses = findLosses(text);
  if (losses.length > 0) throw new InvalidSettings(losses.join('\n'));
  for (const [name, value] of Object.entries(parseEnv(text.replaceAll(blankValue, '$1')))) {
    environment[name] ??= value;
  }
}
