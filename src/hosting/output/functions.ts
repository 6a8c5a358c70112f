import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { toNodeHandler } from 'srvx/node';
import { functionAddress, functionsPath, healthPath } from '../../config/routes.ts';
import { bundleFunctions, findFunctions } from './function-bundle.ts';
import { callFunction, type FunctionModule } from '../server/function-call.ts';

/**
 * Makes each file of `functions/` a function of its own beside the static site, so that the build
 * stays static and a function carries no code of pages. In development the same files answer at
 * the same addresses.
 */
export function functions(): AstroIntegration {
  let sourceFolder: string;
  let outputFolder: string;
  let bundled: Promise<void>;
  const bundle = async (logger: AstroIntegrationLogger): Promise<void> => {
    const found = await findFunctions(sourceFolder);
    await bundleFunctions(found, outputFolder);
    for (const name of found.keys()) logger.info(`Bundled ${functionsPath}/${name}`);
  };
  return {
    name: 'functions',
    hooks: {
      'astro:config:done': ({ config }) => {
        sourceFolder = fileURLToPath(new URL('./functions/', config.root));
        outputFolder = fileURLToPath(new URL('./.vercel/output/', config.root));
      },
      'astro:server:setup': ({ server, logger }) => {
        const respond = async (request: Request & { ip?: string | undefined }) => {
          const { pathname } = new URL(request.url);
          const address = pathname === healthPath ? functionAddress('health') : pathname;
          const name = address.slice(functionsPath.length + 1);
          const file = (await findFunctions(sourceFolder)).get(name);
          if (file === undefined)
            return new Response('There is no such function.', { status: 404 });
          try {
            const module = await server.ssrLoadModule(file);
            return await callFunction(
              module as unknown as FunctionModule,
              request,
              request.ip ?? '',
            );
          } catch (error) {
            logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
            return new Response('The function failed.', { status: 500 });
          }
        };
        const handle = toNodeHandler(respond) as RequestListener;
        server.middlewares.use((request, response, next) => {
          const { url = '' } = request;
          if (url === healthPath || url.startsWith(`${functionsPath}/`)) handle(request, response);
          else next();
        });
      },
      // After the adapter has emptied the folder, and beside the pages, which take longer.
      'astro:build:start': ({ logger }) => {
        bundled = bundle(logger);
        // Looked at when the pages are done; what fails before that ends the build first.
        bundled.catch(() => undefined);
      },
      'astro:build:done': () => bundled,
    },
  };
}
