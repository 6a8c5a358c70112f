import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { browserLaunchOptions, prepareBrowser } from '../../support/browser.ts';
import { imitateGitHub, previewOf } from '../../support/editor/git-hub.ts';
import {
  fieldAt,
  openEntry,
  save,
  serveEditor,
  signIn,
  write,
} from '../../support/editor/open-editor.ts';
import { createRepository } from '../../support/editor/repository.ts';
import { projectFolder } from '../../support/project.ts';

const readBytes = (file: string) => readFileSync(path.join(projectFolder, file));
const files = new Map(
  globSync('src/content/**/*.*', { cwd: projectFolder }).map((file) => [file, readBytes(file)]),
);
const textOf = (file: string) => files.get(file)?.toString() ?? '';
const about = 'src/content/pages/about.mdx';
const sent = 'src/content/pages/contact/sent.mdx';
const article = 'src/content/articles/start-triage-thirty-two-can-do-history.mdx';
const claims = 'src/content/claims.yaml';
const picture = {
  name: 'a-new-picture.png',
  mimeType: 'image/png',
  // One byte more than a picture that is there, as the editor knows pictures again.
  buffer: Buffer.concat([
    readBytes('src/content/images/triage-tag-front-and-back.png'),
    Buffer.of(0),
  ]),
};
const token = 'github_pat_of_an_editor';

test('a change on GitHub is a pull request, and nobody else is asked', async () => {
  const repository = createRepository(files);
  const published = repository.branches.get('main');
  const pull = (number: number) => repository.pulls.get(number);
  await prepareBrowser();
  await using editor = await serveEditor('github:owner/site');
  await using browser = await chromium.launch(browserLaunchOptions());
  const context = await browser.newContext({ viewport: { width: 1280, height: 4000 } });
  context.setDefaultTimeout(15_000);
  const asked = await imitateGitHub(context, { repository, origin: editor.origin, token });
  const page = await context.newPage();
  await signIn(page, editor.origin, token);

  // Every collection is there, with what the repository has.
  const articles = [...files.keys()].filter((file) => file.startsWith('src/content/articles/'));
  await openEntry(page, 'articles', path.basename(article, '.mdx'));
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByText(`which has ${articles.length} entries`).waitFor();

  // A page: its branch, its one change, its pull request.
  await openEntry(page, 'pages', 'about');
  await write(page, 'title', 'About: us');
  await save(page, 'Later');
  const changed = textOf(about).replace("title: 'About'", "title: 'About: us'");
  expect(repository.read('cms/pages/about', about)).toBe(changed);
  expect(pull(1)).toMatchObject({
    ...{ head: 'cms/pages/about', base: 'main', isDraft: true, state: 'open' },
    labels: ['sveltia-cms/draft'],
  });

  // An article with a picture: one commit of both, handed over for review.
  await openEntry(page, 'articles', path.basename(article, '.mdx'));
  const text = await fieldAt(page, 'body').inputValue();
  await write(page, 'body', `${text}One sentence more.`);
  await page.locator('[data-key-path="newPictures"]').getByText('Browse').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(picture);
  await page.getByText(picture.name).waitFor();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.locator('[data-key-path="newPictures"]').getByText(picture.name).waitFor();
  await save(page, 'Send for Review');
  const branch = `cms/articles/${path.basename(article, '.mdx')}`;
  expect(repository.read(branch, article)).toBe(`${textOf(article).trimEnd()}One sentence more.\n`);
  const uploaded = 'src/content/images/a-new-picture.png';
  expect(repository.filesOn(branch).get(uploaded)?.equals(picture.buffer)).toBe(true);
  expect(pull(2)).toMatchObject({ isDraft: false, labels: ['sveltia-cms/pending_review'] });

  // A page in a folder, and a file of records with its comments.
  await openEntry(page, 'pages', 'contact/sent');
  await write(page, 'title', 'Sent: thanks');
  await save(page, 'Later');
  expect(repository.read('cms/pages/contact%2Fsent', sent)).toBe(
    textOf(sent).replace(/^title: .*$/m, "title: 'Sent: thanks'"),
  );
  await openEntry(page, 'data', 'claims');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await write(page, 'records.0.scope', 'Waiting times and more');
  await save(page, 'Later');
  expect(repository.read('cms/data/claims', claims)).toBe(
    textOf(claims).replace('scope: Waiting times\n', 'scope: Waiting times and more\n'),
  );

  // Saved once more, in another session: the same branch and pull request.
  await page.reload();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
  await openEntry(page, 'pages', 'about');
  expect(await fieldAt(page, 'title').inputValue()).toBe('About: us');
  await write(page, 'title', 'About: all of us');
  await save(page, 'Later');
  expect([...repository.pulls.keys()]).toEqual([1, 2, 3, 4]);

  // The library would write to main at once.
  await page.evaluate(() => {
    location.hash = '#/assets';
  });
  await page.getByRole('button', { name: 'Upload New Assets' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Upload failed.').waitFor();

  expect(repository.branches.get('main')).toBe(published);
  expect(repository.commits.map((commit) => [commit.branch, ...commit.written.keys()])).toEqual([
    ['cms/pages/about', about],
    [branch, uploaded, article],
    ['cms/pages/contact%2Fsent', sent],
    ['cms/data/claims', claims],
    ['cms/pages/about', about],
  ]);

  // Nobody else is asked, and a script that tried would be refused.
  const askOther = () => fetch('https://github.com/owner/site').then(String, () => 'refused');
  expect(await page.evaluate(askOther)).toBe('refused');
  expect(asked).toEqual({ foreign: [], unknown: [] });

  // What is ready is merged, and its preview can be looked at before.
  await openEntry(page, 'pages', 'about');
  const preview = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Preview' }).click();
  await preview;
  expect(asked.foreign).toEqual([`${previewOf(repository.branches.get('cms/pages/about'))}/about`]);
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => repository.read('main', about)).toContain("title: 'About: all of us'");
  expect(pull(1)?.state).toBe('merged');
}, 300_000);
