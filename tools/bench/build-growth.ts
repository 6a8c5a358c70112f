/**
 * `npm run bench:build [-- 1000 4000]`: what a page costs to build as the site grows, beside a bare
 * Astro site of as many articles in the same run. Copies of real articles are added to the site
 * until it has that many pages; schemas, layouts, checker and integrations are the real ones.
 * Ends with 1 when a page costs too much; up to the first size the start of a build blurs that.
 */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInputs, projectFolder } from '../../tests/support/project.ts';
import { linkPackages, runBuild } from './measured-build.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 4000];
/** How many times the bare site's processor time one more page of ours may take. */
const mostTimesBare = 1.6;
/** A larger heap costs the collector more; what is searched for every page doubles the cost. */
const mostGrowth = 1.25;
const articles = path.join(projectFolder, 'src/content/articles');
const entries = fs.globSync('src/content/{pages,articles}/**/*.mdx', { cwd: projectFolder });

/** Articles of plain Markdown and citations, short enough for the numbers that a copy is given. */
const originals = fs
  .readdirSync(articles)
  .map((file) => [file, ...fs.readFileSync(`${articles}/${file}`, 'utf8').split(/^---$/m)] as const)
  .filter(([, , , body, ...more]) => more.length === 0 && !/<(?!Source)[A-Z]|^\|/m.test(body ?? ''))
  .filter(([, , , body]) => (body ?? '').split(/\s+/).length < 620);

/**
 * A copy that keeps every rule of the content checker: each title, heading and sentence has the
 * number of the copy in it, so that none stands on two pages.
 */
function copyArticle(id: number): readonly [file: string, source: string] {
  const [file = '', , frontMatter = '', body = ''] = originals[id % originals.length] ?? [];
  const data = frontMatter
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^title: .*$/m, `title: Article number ${id} on triage`)
    .replace(/^excerpt: .*$/m, `excerpt: What article ${id} says is copied from another one.`)
    .replace(/^date: .*$/m, "date: '2025-02-01'")
    .replace(/^kind: .*$/m, 'kind: worked-case')
    .replace(/^(featured|asOf): .*\n/gm, '');
  const words = body
    .replace(/(?<=\S)([.!?]["'”’)*_]*(<Source[^>]*>)*)(?=\s|$)/g, ` ${id}$1`)
    .replace(/^.*[\p{L})"”*_,:;](?=(<Source[^>]*>)*$)/gmu, `$& ${id}`);
  return [`src/content/articles/${id}-${file}`, `---${data}---${words}`];
}

const bareFiles = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
    export default { integrations: [mdx()] };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
    import { glob } from 'astro/loaders';
    const loader = glob({ base: 'src/content/articles', pattern: '*.mdx' });
    export const collections = { articles: defineCollection({ loader }) };`,
  'src/layouts/Layout.astro': `---\nconst { title } = Astro.props;\n---
    <!doctype html><html lang="en-US"><head><meta charset="utf-8" /><title>{title}</title></head>
    <body><main><h1>{title}</h1><slot /></main></body></html>`,
  'src/Source.astro': '<sup><a href={Astro.props.id}>Source</a></sup>',
  'src/pages/[slug].astro': `---
    import { getCollection, render } from 'astro:content';
    import Layout from '../layouts/Layout.astro';
    import Source from '../Source.astro';
    export const getStaticPaths = async () => (await getCollection('articles'))
      .map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
    const { entry } = Astro.props;
    const { Content } = await render(entry);\n---
    <Layout title={entry.data.title}><Content components={{ Source }} /></Layout>`,
  'src/pages/news/[...page].astro': `---
    import { getCollection } from 'astro:content';
    import Layout from '../../layouts/Layout.astro';
    export const getStaticPaths = async ({ paginate }) =>
      paginate(await getCollection('articles'), { pageSize: 24 });
    const { data } = Astro.props.page;\n---
    <Layout title="News">{data.map(({ id, data }) => <a href={id}>{data.title}</a>)}</Layout>`,
};

function writeSite(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, file, '..'), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  linkPackages(folder);
}

type BuildCost = Readonly<Record<'pages' | 'processorSeconds', number>>;

async function measureBuild(name: string, folder: string, pages: number): Promise<BuildCost> {
  const { processorSeconds, megabytes } = await runBuild(folder);
  const memory = `${megabytes.toFixed(0)} MB, ${((megabytes / pages) * 1024).toFixed(0)} kB a page`;
  console.log(`${name} ${pages} pages: processor ${processorSeconds.toFixed(1)} s; ${memory}`);
  return { pages, processorSeconds };
}

async function buildCopy(name: 'ours' | 'bare', pages: number): Promise<BuildCost> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), `build-${name}-`));
  for (const input of name === 'ours' ? buildInputs : []) {
    fs.cpSync(path.join(projectFolder, input), path.join(folder, input), { recursive: true });
  }
  // What a picture costs is measured by sharing-build.ts: a bare site draws none.
  fs.rmSync(path.join(folder, 'src/pages/sharing'), { recursive: true, force: true });
  const has = name === 'ours' ? entries.length : 0;
  const copies = Array.from({ length: Math.max(0, pages - has) }, (_, n) => copyArticle(1000 + n));
  writeSite(folder, { ...(name === 'bare' && bareFiles), ...Object.fromEntries(copies) });
  const cost = await measureBuild(name, folder, has + copies.length);
  fs.rmSync(folder, { recursive: true });
  return cost;
}

/** Milliseconds of processor time for each page by which a site has grown. */
const costOfOne = (from: BuildCost, to: BuildCost): number =>
  ((to.processorSeconds - from.processorSeconds) / (to.pages - from.pages)) * 1000;

let [ours, bare] = [await buildCopy('ours', 0), await buildCopy('bare', entries.length)];
let costBefore = Infinity;
for (const size of sizes) {
  const grown = [await buildCopy('ours', size), await buildCopy('bare', size)] as const;
  const [cost, bareCost] = [costOfOne(ours, grown[0]), costOfOne(bare, grown[1])];
  const [times, growth] = [cost / bareCost, cost / costBefore];
  console.log(`one more page ${cost.toFixed(1)} ms, ${growth.toFixed(2)} of before;`);
  console.log(`${times.toFixed(2)} times the ${bareCost.toFixed(1)} ms of the bare site`);
  if (costBefore < Infinity && (times > mostTimesBare || growth > mostGrowth)) process.exitCode = 1;
  [ours, bare] = grown;
  costBefore = cost;
}
