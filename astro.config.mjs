import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import vercel from '@astrojs/vercel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';

// Settings are read while the modules below load.
if (existsSync('.env')) process.loadEnvFile('.env');

const { mdxComponents } = await import('./src/kit/mdx-components.ts');
const { contentChecker } = await import('./src/checker/integration.ts');
const { publicSettings } = await import('./src/config/public-settings.ts');
const { isListed } = await import('./src/config/routes.ts');
const { blogRedirects } = await import('./src/hosting/output/blog-redirects.ts');
const { finishedPages } = await import('./src/hosting/output/finished-pages.ts');
const { functions } = await import('./src/hosting/output/functions.ts');
const { clientReach } = await import('./src/islands/client-reach-integration.ts');

export default defineConfig({
  site: publicSettings.PUBLIC_SITE_URL,
  trailingSlash: 'never',
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 4321 },
  adapter: vercel(),
  integrations: [
    contentChecker(),
    mdx(),
    react(),
    clientReach(),
    sitemap({ filter: isListed }),
    functions(),
    blogRedirects(),
    finishedPages(),
  ],
  // Highlighting writes style attributes, which the security policy blocks.
  markdown: { syntaxHighlight: false },
  // Every style comes from a file of this site, so the security policy needs no exception for it.
  build: { inlineStylesheets: 'never' },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: [
              '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
            ],
            weight: '200 800',
            style: 'normal',
            // A font that comes late waits for the next page: text that is being read never moves.
            display: 'optional',
          },
        ],
      },
    },
  ],
  // Field sentences and checks while an editor types; see .vscode/settings.json.
  experimental: { contentIntellisense: true },
  vite: {
    plugins: [mdxComponents(fileURLToPath(new URL('.', import.meta.url))), tailwindcss()],
    // Astro marks MDX modules with a directive of its own; the warnings would bury those that matter.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
