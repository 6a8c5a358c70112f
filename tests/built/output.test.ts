import { glob, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scheduleMail } from '../../src/hosting/output/deployed-output.ts';
import { outputFolder } from '../../tools/lib/built-site.ts';
import { projectFolder } from '../../tools/lib/project.ts';

/** The shapes of keys that must never leave the machine, by the name of what they open. */
const secretShapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/,
  'an AWS key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40})/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10}/,
  'a payment key': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  // The settings are explained with smtps://user:password@…
  'a password in an address': /\b[a-z]+:\/\/(?!user:password@)[^\s:/@"'`<>${}]+:[^\s/@"'`<>${}]+@/,
};

const machinePaths: Readonly<Record<string, RegExp>> = {
  'a file address': /\bfile:\/\/\/\w/,
  'an absolute path into node_modules': /(?<![\w.@)}-])\/(?:[\w.@+-]+\/)+node_modules\//,
};

const ownPaths = [projectFolder.replace(/\/$/, ''), join(homedir(), '/')].filter(
  (path) => path.length > 5,
);

const files: { readonly name: string; readonly text: string }[] = [];
for await (const name of glob('**/{*,.*,.well-known/*}', { cwd: outputFolder })) {
  const path = join(outputFolder, name);
  // One character a byte, so that texts inside images and films are searched as well.
  if ((await stat(path)).isFile()) files.push({ name, text: await readFile(path, 'latin1') });
}
const names = files.map(({ name }) => name);

function findShapes(shapes: Readonly<Record<string, RegExp>>): string[] {
  return files.flatMap(({ name, text }) =>
    Object.entries(shapes).flatMap(([what, shape]) => {
      const found = shape.exec(text);
      return found ? [`${name}: ${what}: ${found[0].slice(0, 80)}`] : [];
    }),
  );
}

test('what is deployed holds no source map, and nothing that looks like a secret', () => {
  expect(names).toContain('static/.well-known/security.txt');
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(findShapes({ 'a source map': /sourceMappingURL=(?!\$|["'`])\S+/ })).toEqual([]);
  expect(findShapes(secretShapes)).toEqual([]);
});

test('every style but those of paper stands in its page', () => {
  const sheets = names.filter((name) => /^static\/_astro\/.*\.css$/.test(name));
  expect(sheets).toEqual([expect.stringContaining('/print.')]);
});

test('what is deployed names no path of the machine that built it', () => {
  expect(findShapes(machinePaths)).toEqual([]);
  const named = files.flatMap(({ name, text }) =>
    ownPaths.filter((path) => text.includes(path)).map((path) => `${name}: ${path}`),
  );
  expect(named).toEqual([]);
});

test('nothing of the page for editing is there, as no setting asks for it', () => {
  expect(names.filter((name) => /(?:^|\/)admin\b/.test(name))).toEqual([]);
  expect(files.filter(({ text }) => /sveltia/i.test(text)).map(({ name }) => name)).toEqual([]);
});

test('the host knows how to run functions, and calls what delivers mail where mail can wait', async () => {
  const config = JSON.parse(await readFile(join(outputFolder, 'config.json'), 'utf8')) as object;
  const path = '/functions/v1/TRIAGE-deliver-mail';
  expect(config).toMatchObject({ crons: [] });
  const REDIS_URL = 'rediss://redis.example.com';
  expect(scheduleMail({ REDIS_URL })).toEqual([{ path, schedule: '*/5 * * * *' }]);
  const daily = { path, schedule: '0 6 * * *' };
  expect(scheduleMail({ REDIS_URL, MAIL_SCHEDULE: daily.schedule })).toEqual([daily]);
  const description = files.find(({ name }) => name === `functions${path}.func/.vc-config.json`);
  expect(JSON.parse(description?.text ?? '')).toMatchObject({
    runtime: 'nodejs24.x',
    launcherType: 'Nodejs',
    maxDuration: 40,
  });
});
