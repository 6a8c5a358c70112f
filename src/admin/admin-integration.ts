import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readPublicSettings } from '../config/settings.ts';
import { adminHeaders, adminPath } from './admin-headers.ts';
import { type AdminFiles, makeAdminPage } from './admin-page.ts';

/**
 * Adds the page for editing in the browser, where PUBLIC_ADMIN asks for it; otherwise nothing of it
 * is made. Stands before what finishes the built pages.
 */
export function contentEditor(): AstroIntegration {
  const { PUBLIC_ADMIN: admin } = readPublicSettings();
  if (admin === '') return { name: 'content-editor', hooks: {} };
  return {
    name: 'content-editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let made: Promise<AdminFiles> | undefined;
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname !== adminPath && !pathname.startsWith(`${adminPath}/`)) {
            next();
            return;
          }
          made ??= makeAdminPage(admin);
          made.then((files) => {
            const file = files.get(pathname);
            if (file === undefined) {
              next();
              return;
            }
            response.removeHeader('content-security-policy-report-only');
            response.setHeaders(new Headers(adminHeaders(admin)));
            response.setHeader('content-type', file.type);
            response.end(file.body);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const [address, { body }] of await makeAdminPage(admin)) {
          const name = address === adminPath ? `${adminPath}/index.html` : address;
          const file = new URL(`.${name}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, body);
        }
        logger.info(`Made ${adminPath} for ${admin}`);
      },
    },
  };
}
