import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeChecksums } from '../../../../src/hosting/output/checksums.ts';

function writeSite(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

test('each file of a site is listed but the list, as others check it', async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'site-'));
  const root = folder.path;
  writeSite(root, {
    'index.html': 'abc',
    'a/b/c.js': '',
    '.well-known/security.txt': 'Contact',
    'sha256sums.txt': 'of a build before',
  });
  await writeChecksums(root);
  const text = readFileSync(path.join(root, 'sha256sums.txt'), 'utf8');
  expect(text.split('\n').map((line) => line.slice(66))).toEqual([
    '.well-known/security.txt',
    'a/b/c.js',
    'index.html',
    '',
  ]);
  // The example of the standard (https://csrc.nist.gov/csrc/media/projects/cryptographic-standards-and-guidelines/documents/examples/sha256.pdf).
  expect(text).toContain(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  index.html\n',
  );
});
