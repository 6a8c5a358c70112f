import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { publicSettings } from '../../config/public-settings.ts';
import { knownPathsFile } from '../../config/routes.ts';
import { type OutputConfig, parseOutputConfig, type SourceRoute } from './output-config.ts';

/** The host takes expressions of up to 4,096 characters. */
const longestExpression = 4_000;

/** Lists of slugs that each fit into one expression. */
function groupSlugs(slugs: readonly string[]): string[][] {
  const groups: string[][] = [];
  let length = Infinity;
  for (const slug of slugs) {
    length += slug.length + 1;
    if (length > longestExpression) {
      groups.push([]);
      length = slug.length;
    }
    groups.at(-1)?.push(slug);
  }
  return groups;
}

/**
 * The configuration with a redirect for each article to the external blog, at the same path. It is
 * temporary, so that browsers forget it once the articles move.
 * @param slugs lower-case names with hyphens
 * @param blogHost an origin, such as https://blog.example.com
 */
export function addBlogRedirects(
  config: OutputConfig,
  slugs: readonly string[],
  blogHost: string,
): OutputConfig {
  const redirects = groupSlugs(slugs).map((group): SourceRoute => ({
    src: `^/(${group.join('|')})$`,
    headers: { Location: `${blogHost}/$1` },
    status: 307,
  }));
  const files = config.routes.findIndex((route) => 'handle' in route);
  const place = files < 0 ? config.routes.length : files;
  return { ...config, routes: config.routes.toSpliced(place, 0, ...redirects) };
}

/** Sends readers of articles to the external blog from the host's edge, where there is one. */
export function blogRedirects(): AstroIntegration {
  let configFile: URL;
  return {
    name: 'blog-redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        configFile = new URL('./.vercel/output/config.json', config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const blogHost = publicSettings.PUBLIC_BLOG_HOST;
        if (!blogHost) return;
        const known = await readFile(new URL(`.${knownPathsFile}`, dir), 'utf8');
        const { articles } = JSON.parse(known) as { articles: string[] };
        const config = parseOutputConfig(await readFile(configFile, 'utf8'));
        const patched = addBlogRedirects(config, articles, blogHost);
        await writeFile(configFile, `${JSON.stringify(patched, undefined, 2)}\n`);
        logger.info(`Redirected ${articles.length} articles to ${blogHost}`);
      },
    },
  };
}
