import { globSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { readPublicSettings } from '../config/settings.ts';
import type { Moves } from '../site/front-matter.ts';
import { composeRoutes } from './output/compose-routes.ts';
import { policyInDevelopment } from './output/headers.ts';
import type { Route } from './output/output-config.ts';
import { refreshStore } from './refresh-store.ts';
import { followRoutes } from './server/routes.ts';

/** What the adapter writes for addresses with a slash at the end. */
const trailingSlash: Route = { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 };

/**
 * Headers that are for what does not change, or that a browser would remember of this machine; and
 * what would keep a page out of the preview of the editor.
 */
const notInDevelopment = [
  'strict-transport-security',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
];

/**
 * Lets the development server answer as the deployed site does: with its headers, its redirects of
 * addresses that end in a slash, and its security policy, which is reported and not enforced, as
 * the tools of the development server could not keep to it.
 * @param readMoves where pages moved to, asked again when the content has changed
 */
export function developmentServer(readMoves: (root: string) => Moves): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Astro would answer 404 before the redirect is asked.
        if (command === 'dev') updateConfig({ trailingSlash: 'ignore' });
      },
      'astro:server:setup': ({ server }) => {
        refreshStore(server);
        const { root } = server.config;
        const settings = readPublicSettings();
        const content = path.join(root, 'src/content');
        const compose = () => {
          const files = globSync('*.mdx', { cwd: path.join(content, 'articles') });
          const articles = files.map((file) => path.basename(file, '.mdx'));
          const moves = readMoves(root);
          return composeRoutes([trailingSlash], {
            settings,
            pages: [],
            texts: [],
            moves,
            articles,
          });
        };
        // A page that was given another address while the server runs answers at the old one too.
        let routes: readonly Route[] | undefined;
        server.watcher.on('all', (_event, file) => {
          if (path.resolve(root, file).startsWith(content + path.sep)) routes = undefined;
        });
        const policy = policyInDevelopment(settings);
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const { method = 'GET' } = request;
          const given = new Headers({ cookie: request.headers.cookie ?? '' });
          const asked = { path: pathname, method, headers: given };
          routes ??= compose();
          const { headers, status } = followRoutes(routes, asked, () => true);
          const location = headers.get('location');
          for (const name of notInDevelopment) headers.delete(name);
          response.setHeaders(headers);
          response.setHeader('content-security-policy-report-only', policy);
          if (location === null || pathname.startsWith('/@')) {
            response.removeHeader('location');
            next();
            return;
          }
          response.writeHead(status, { location: location + search });
          response.end();
        });
      },
    },
  };
}
