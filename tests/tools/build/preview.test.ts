import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../src/messages/fill.ts';
import { pageWords } from '../../../src/messages/page.ts';
import { startSite } from '../../support/project.ts';
import { copySite } from '../../support/site-copy.ts';

// One build.
test(
  'a preview shows drafts and scheduled entries, marked, and keeps every search engine out',
  { timeout: 300_000 },
  async () => {
    vi.stubEnv('DEV', undefined);
    await using copy = await copySite();
    const content = join(copy.folder, 'src/content');
    const article = join(content, 'articles/ten-second-triage-and-whoever-arrives-first.mdx');
    const source = await readFile(article, 'utf8');
    await writeFile(article, source.replace('\n---\n', '\nformerly: [ten-seconds]\n---\n'));
    const nextYear = new Date().getUTCFullYear() + 1;
    const later = join(content, 'articles/a-policy-on-the-right-to-reach-a-person.mdx');
    const dated = (await readFile(later, 'utf8'))
      .replace(/^id: \d+/m, 'id: 999')
      .replace(/^date: .*/m, `date: '${nextYear}-01-15'`);
    await writeFile(later, dated);
    await writeFile(join(content, 'removed.yaml'), "old-offer: { on: '2026-01-01' }\n");
    await using site = await startSite({ PUBLIC_DRAFTS: 'on' }, [], copy.folder);
    const ask = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
    const read = async (path: string) => {
      const answer = await ask(path);
      const page = parse(await answer.text());
      return {
        status: answer.status,
        robots: answer.headers.get('x-robots-tag'),
        meta: page.querySelector('meta[name="robots"]')?.getAttribute('content'),
        title: page.querySelector('title')?.text,
        mark: page.querySelector('main > :first-child')?.structuredText,
      };
    };
    const kept = { robots: 'noindex', meta: 'noindex' };
    const { draft, draftSays, preview, scheduled, scheduledSays } = pageWords.unpublished;
    expect(await read('/about')).toMatchObject({ status: 200, ...kept, mark: preview });
    expect(await read('/components')).toMatchObject({
      ...kept,
      title: `${draft}: The Components | TRIAGE`,
      mark: `${draft}. ${draftSays} ${preview}`,
    });
    expect(await read('/a-policy-on-the-right-to-reach-a-person')).toMatchObject({
      ...kept,
      mark: `${scheduled}. ${fill(scheduledSays, { day: `January 15, ${nextYear}` })} ${preview}`,
    });
    expect(await read('/old-offer')).toMatchObject({ status: 410, ...kept });
    expect((await ask('/robots.txt')).headers.get('x-robots-tag')).toBe('noindex');
    const moved = await ask('/ten-seconds?utm_source=letter');
    expect(moved.status).toBe(308);
    expect(moved.headers.get('location')).toBe(
      '/ten-second-triage-and-whoever-arrives-first?utm_source=letter',
    );
  },
);
