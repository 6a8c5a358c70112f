import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findArchitectureProblems, type SourceFile } from '../support/architecture.ts';
import { hostExemptions, rooms } from '../support/rooms.ts';
import { projectFolder } from '../support/project.ts';

// Words that visitors read are not code: src/content has a checker of its own.
const patterns = [
  'src/**/*.{astro,css,js,mjs,ts,tsx}',
  'functions/**/*.ts',
  'tests/**/*.{ts,tsx,js}',
  'tools/**/*.{ts,css}',
  'astro.config.mjs',
];
const files = (await Array.fromAsync(glob(patterns, { cwd: projectFolder }))).map(
  (name): SourceFile => ({
    path: name.split(path.sep).join('/'),
    text: readFileSync(path.join(projectFolder, name), 'utf8'),
  }),
);

function problemsOf(name: string, text: string): string {
  return findArchitectureProblems({ path: name, text }).join('\n');
}

describe('the project keeps its architecture', () => {
  it.each(Object.keys(rooms))('in %s', (room) => {
    const inRoom = files.filter(({ path: name }) => name === room || name.startsWith(`${room}/`));
    expect(inRoom.flatMap(findArchitectureProblems).join('\n')).toBe('');
  });

  it('in tests, the config file and rooms that nobody has named', () => {
    const names = Object.keys(rooms);
    const others = files.filter(
      ({ path: name }) => !names.some((room) => name === room || name.startsWith(`${room}/`)),
    );
    expect(others.flatMap(findArchitectureProblems).join('\n')).toBe('');
  });

  it('with no exemption that is not needed any more', () => {
    const naming = files.filter(({ text }) => /vercel/i.test(text)).map(({ path: name }) => name);
    expect(naming).toEqual(expect.arrayContaining(Object.keys(hostExemptions)));
  });
});

describe('whoever breaks the architecture is told where the line belongs', () => {
  it('when code that shapes imports code that shows', () => {
    expect(problemsOf('src/site/page.ts', `import Card from '../kit/Card.astro';`)).toBe(
      'src/site/page.ts imports src/kit/Card.astro. src/site holds what turns content and config ' +
        'into the page object and imports src/config/, src/schemas/. What needs ' +
        'src/kit/Card.astro belongs in src/figures or src/news or src/contact or src/video ' +
        'or src/pages.',
    );
  });

  it('when the front matter of a component imports a schema', () => {
    const source = `---\nimport type { PageData } from '../schemas/page.ts';\n---\n<p>Hello</p>\n`;
    expect(problemsOf('src/frame/Footer.astro', source)).toContain(
      'What needs src/schemas/page.ts belongs in src/site or src/kit or src/figures or src/news',
    );
  });

  it('when a script of a component imports a server module', () => {
    const source = `---\n---\n<script>\n  import '../hosting/output/headers.ts';\n</script>\n`;
    expect(problemsOf('src/kit/Form.astro', source)).toContain('src/hosting/output/headers.ts');
  });

  it('when one feature imports another, also while it runs', () => {
    const source = `const video = await import('../video/video-modal.store.ts');`;
    expect(problemsOf('src/news/listing.ts', source)).toContain('src/video');
  });

  it('when a function imports anything but src/contact', () => {
    const source = `import { site } from '../src/config/site.ts';`;
    expect(problemsOf('functions/send.ts', source)).toContain('imports src/contact/.');
  });

  it('when anything but the one reader reads a collection', () => {
    const source = `---\nimport { getEntry } from 'astro:content';\n---\n`;
    expect(problemsOf('src/pages/index.astro', source)).toBe(
      'src/pages/index.astro reads the content. Only src/site/content.ts does: take what it hands over.',
    );
  });

  it.each([
    ['src/kit/Claim.astro', '../site/content.ts'],
    ['src/frame/Footer.astro', '../site/page-paths.ts'],
    ['src/news/NewsStats.astro', './listing/listing-paths.ts'],
  ])('when %s loads what it should be handed from %s', (name, loader) => {
    const source = `---\nimport { load } from '${loader}';\n---\n`;
    expect(problemsOf(name, source)).toContain(
      'take what they hand over, by props or Astro.locals',
    );
  });

  it('and not when a path function or a route file loads', () => {
    expect(problemsOf('src/news/a-paths.ts', `import '../site/content.ts';`)).toBe('');
    expect(problemsOf('src/pages/rss.xml.ts', `import '../site/content.ts';`)).toBe('');
  });

  it('when a relative import lacks its extension', () => {
    expect(problemsOf('src/site/page.ts', `import { a } from './route';`)).toContain('extension');
  });

  it('when the host is named outside src/hosting', () => {
    expect(problemsOf('src/site/page.ts', '// on Vercel')).toContain('belongs in src/hosting');
  });

  it.each([
    ['src/site/index.ts', 'is a barrel'],
    ['src/site/utils/date.ts', 'lies in "utils"'],
    ['src/features/date.ts', 'is in no room'],
  ])('when a file is called %s', (name, told) => {
    expect(problemsOf(name, 'export const a = 1;\n')).toContain(told);
  });

  it('when a file grows beyond 250 lines', () => {
    expect(problemsOf('src/site/page.ts', '//\n'.repeat(251))).toContain('has 251 lines');
    expect(problemsOf('src/site/page.ts', '//\n'.repeat(250))).toBe('');
  });

  it('and not when everything is in its place', () => {
    const source = `---\nimport { site } from '../config/site.ts';\nimport '../styles/site.css';\n---\n`;
    expect(problemsOf('src/frame/BaseLayout.astro', source)).toBe('');
  });
});
