import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import vercel from '@astrojs/vercel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders, svgoOptimizer } from 'astro/config';
import { contentEditor } from './src/admin/admin-integration.ts';
import { contentChecker } from './src/checker/integration.ts';
import { loadDotEnv } from './src/config/dot-env.ts';
import { isListed } from './src/config/routes.ts';
import { readPublicSettings } from './src/config/settings.ts';
import { developmentServer } from './src/hosting/development.ts';
import { renderings } from './src/hosting/renderings.ts';
import { deployedOutput } from './src/hosting/output/deployed-output.ts';
import { completeEntry } from './src/hosting/output/sitemap-entry.ts';
import { functions } from './src/hosting/output/functions.ts';
import { clientInteraction } from './src/islands/client-interaction.ts';
import { mdxComponents } from './src/mdx/mdx-components.ts';
import { readMoves } from './src/site/front-matter.ts';
import { cutFont, fontWeights } from './src/styles/font/cut-font.ts';
import { words } from './src/messages/words-plugin.ts';

loadDotEnv();

const root = fileURLToPath(new URL('.', import.meta.url));
const builtSite = fileURLToPath(new URL('dist/', import.meta.url));

/**
 * A chunk for the styles of each component. Styles that share one would be cut anew, and change
 * their order in other pages, whenever a page begins to use a component.
 */
const componentStyles = {
  test: /\.css$/,
  name: (id) => id.replaceAll(/\W+/g, '-'),
};

export default defineConfig({
  site: readPublicSettings().PUBLIC_SITE_URL,
  trailingSlash: 'never',
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 4321 },
  adapter: vercel(),
  integrations: [
    developmentServer(readMoves),
    contentChecker(),
    mdx(),
    react(),
    clientInteraction(),
    sitemap({
      filter: isListed,
      namespaces: { news: false, xhtml: false, video: false },
      serialize: (item) => completeEntry(item, builtSite),
    }),
    renderings(),
    contentEditor(),
    functions(),
    deployedOutput(readMoves),
  ],
  // Highlighting writes style attributes, which the security policy blocks.
  markdown: { syntaxHighlight: false },
  build: {
    // No page waits for a style sheet; the security policy allows each page the hash of its styles.
    inlineStylesheets: 'always',
    // While one page waits for a file another is made: a sixth of the time of a build.
    concurrency: 4,
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      // The last names the one whose metrics are matched: Arial.
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: [await cutFont(root)],
            weight: `${fontWeights.min} ${fontWeights.max}`,
            style: 'normal',
            // A font that comes late waits for the next page: text that is being read never moves.
            display: 'optional',
          },
        ],
      },
    },
  ],
  experimental: {
    // Field sentences and checks while an editor types; see .vscode/settings.json.
    contentIntellisense: true,
    // The colors in the files of drawings are for the program in which they are drawn; what they
    // say of themselves stands beside them (DrawnHero.astro).
    svgOptimizer: svgoOptimizer({
      plugins: [
        'removeStyleElement',
        { name: 'removeAttrs', params: { attrs: 'data-(?!level).*' } },
      ],
    }),
  },
  vite: {
    plugins: [mdxComponents(root), words(), tailwindcss()],
    // A native program that draws sharing images, which no browser loads.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    // Astro marks MDX modules with a directive of its own; the warnings would bury those that matter.
    build: {
      // Baseline 2023, as README promises: light-dark() is written in a way that these know.
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { codeSplitting: { groups: [componentStyles] } },
      },
    },
  },
});
