/**
 * The least that Astro needs to show the same pages: a collection without a schema, a layout that
 * is a head and a heading, a route for the entries and one for the listing of articles. No adapter,
 * sitemap, style sheet or script.
 */
export const bareFiles: Readonly<Record<string, string>> = {
  'package.json': `{ "name": "bare-site", "private": true, "type": "module" }\n`,
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [mdx()] });
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  entries: defineCollection({ loader: glob({ base: 'src/content', pattern: '**/*.mdx' }) }),
};
`,
  'src/layouts/Layout.astro': `---
const { title, description } = Astro.props;
---

<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
  </head>
  <body>
    <main>
      <h1>{title}</h1>
      <slot />
    </main>
  </body>
</html>
`,
  'src/pages/[...slug].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../layouts/Layout.astro';

export async function getStaticPaths() {
  const entries = await getCollection('entries');
  return entries.map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}

const { entry } = Astro.props;
const { Content } = await render(entry);
const { title, description, excerpt } = entry.data;
---

<Layout title={title} description={description ?? excerpt}>
  <Content />
</Layout>
`,
  // The site has pages of older articles for the whole and for each category, 24 on each.
  'src/pages/news/[choice]/[...page].astro': `---
import { getCollection } from 'astro:content';
import Layout from '../../../layouts/Layout.astro';

export async function getStaticPaths({ paginate }) {
  const articles = await getCollection('entries', ({ data }) => data.category !== undefined);
  const choices = Map.groupBy(articles, ({ data }) => data.category);
  return [['all', articles], ...choices].flatMap(([choice, list]) =>
    paginate(list, { pageSize: 24, params: { choice: choice.toLowerCase().replaceAll(' ', '-') } }),
  );
}

const { data, currentPage } = Astro.props.page;
const { choice } = Astro.params;
---

<Layout title={\`\${choice}, page \${currentPage}\`} description="Articles, the newest first.">
  <ol>
    {data.map(({ id, data: { title, excerpt } }) => (
      <li>
        <h2><a href={\`/\${id}\`}>{title}</a></h2>
        <p>{excerpt}</p>
      </li>
    ))}
  </ol>
</Layout>
`,
};

/**
 * The same words without components: what a component names becomes a heading, the rest stays.
 * @param source the text of an entry, each tag on a line of its own or inside a paragraph
 */
export function toPlainMdx(source: string): string {
  return source
    .replace(/<Section heading="([^"]*)"[^>]*>/g, '## $1')
    .replace(/<CallToAction heading="([^"]*)"[^>]*>/g, '## $1\n')
    .replace(/<(?:Term name|Card title|Step title)="([^"]*)"[^>]*>/g, '### $1\n')
    .replace(/<Comparison caption="([^"]*)">/g, '$1')
    .replace(/<Claim id="([^"]*)" \/>/g, '$1')
    .replace(/<StatBand claims=\{\[([^\]]*)\]\} \/>/g, '$1')
    .replace(/<\/?[A-Z][^>]*>/g, '');
}
