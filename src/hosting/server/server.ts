import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { toNodeHandler } from 'srvx/node';
import { callFunction } from './function-call.ts';
import { listOutputContents, type Served } from '../output/output-contents.ts';
import { parseOutputConfig } from '../output/output-config.ts';
import { createFileServer } from './static-files.ts';
import { followErrorRoutes, followRoutes, type RoutedRequest } from './routes.ts';

type ClientRequest = Request & { readonly ip?: string | undefined };

interface ServerOptions {
  /** `.vercel/output`, as `astro build` left it. */
  readonly outputFolder: string;
  /** Told about a function or file that failed; the client only learns that something did. */
  readonly reportError: (error: unknown) => void;
  /** The header in which a proxy names the client; without it the connection does. */
  readonly proxyHeader?: string | undefined;
  /** Names that lead here, besides the addresses of this machine and `localhost`. */
  readonly ownNames?: readonly string[];
  /** Told about a name that was asked for and is none of these, once. */
  readonly reportForeignName?: (name: string) => void;
}

/**
 * Whether this server goes by a name. Under any other it would answer a foreign page whose owner has
 * let that name lead here (DNS rebinding); an address cannot be made to lead elsewhere.
 */
function isOwnName(name: string, ownNames: readonly string[]): boolean {
  const isAddress = isIP(name.replace(/^\[(.+)\]$/, '$1')) !== 0;
  return isAddress || /^(?:.+\.)?localhost$/.test(name) || ownNames.includes(name);
}

/** Strangers ask by whatever names they like: no more than these are told, so that no log is filled. */
const mostForeignNames = 20;

/** The path asked for as a browser would write it, or nothing when it cannot be read. */
function readPath(request: Request): string | undefined {
  try {
    // Repeated slashes would turn the redirect of //host/ into one to another host.
    const urlPath = new URL(request.url).pathname.replaceAll(/\/{2,}/g, '/');
    return decodeURI(urlPath) && urlPath;
  } catch {
    return undefined;
  }
}

/** Gives the response the headers of the routes; those that it has itself win. */
function addRouteHeaders(response: Response, routeHeaders: Headers): Response {
  for (const [name, value] of routeHeaders) {
    // A cache has to know all that an answer depends on.
    if (name === 'vary') response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

function refuseMethod(allow: string): Response {
  return new Response('Method not allowed', { status: 405, headers: { allow } });
}

function redirect(request: Request, { status, headers }: RoutedRequest, target: string): Response {
  const { search } = new URL(request.url);
  if (search && !target.includes('?')) headers.set('location', target + search);
  return new Response(undefined, { status, headers });
}

/**
 * In milliseconds. A request that is not there as a whole after 20 seconds is closed, at the next
 * look; a connection stays open between requests longer than clients usually keep it.
 */
const connectionTimes = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
};

/**
 * Runs the production output on this machine as the deployed host runs it: the same routes,
 * headers, files, functions and error page.
 * @returns a server that is not listening yet
 * @throws {Error} when the folder holds no build output
 */
export async function createProductionServer(options: ServerOptions): Promise<Server> {
  const { outputFolder, reportError, proxyHeader, ownNames = [] } = options;
  const foreignNames = new Set<string>();
  const config = parseOutputConfig(await readFile(join(outputFolder, 'config.json'), 'utf8'));
  const contents = await listOutputContents(outputFolder);
  const serveFile = createFileServer(join(outputFolder, 'static'));

  const isServed = (urlPath: string): boolean => contents.has(decodeURI(urlPath));

  /** @param type of the file, when the routes name one */
  const serve = async (
    request: ClientRequest,
    served: Served | undefined,
    type: string | null = null,
  ): Promise<Response> => {
    if (served?.kind === 'function') {
      // No `Request` can be made with it (https://fetch.spec.whatwg.org/#forbidden-method).
      if (request.method === 'TRACE') return refuseMethod('GET, HEAD, POST, OPTIONS');
      const { ip = '' } = request;
      const response = await callFunction(await served.load(), request, ip, proxyHeader);
      // The headers of some responses, such as Response.redirect(), cannot be added to.
      return new Response(response.body, response);
    }
    if (!served) return new Response('Not found', { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseMethod('GET, HEAD');
    }
    return serveFile(request, served.file, type);
  };

  const serveErrorPage = async (request: Request, { path, status }: RoutedRequest) => {
    // Conditions and ranges were meant for the page that does not exist.
    const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' };
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const page = await serve(new Request(request.url, { method, headers }), contents.get(path));
    return new Response(await page.arrayBuffer(), { status, headers: page.headers });
  };

  const serveFailure = async (request: Request, routed: RoutedRequest): Promise<Response> => {
    const failed = new Response('Something failed', { status: 500 });
    const isPage = contents.get(routed.path)?.kind === 'file';
    return isPage ? serveErrorPage(request, routed).catch(() => failed) : failed;
  };

  const respond = async (request: ClientRequest): Promise<Response> => {
    const urlPath = readPath(request);
    const { method, headers } = request;
    const asked = { path: urlPath ?? '/', method, headers };
    const routed = followRoutes(config.routes, asked, isServed);
    const location = routed.headers.get('location');
    if (urlPath === undefined) {
      return addRouteHeaders(new Response('Bad request', { status: 400 }), routed.headers);
    }
    const { hostname } = new URL(request.url);
    if (!isOwnName(hostname, ownNames)) {
      const isNew = !foreignNames.has(hostname) && foreignNames.size < mostForeignNames;
      if (isNew) options.reportForeignName?.(hostname.slice(0, 253));
      if (isNew) foreignNames.add(hostname);
      routed.headers.delete('location');
      const misdirected = new Response('No site of this name is here', { status: 421 });
      return addRouteHeaders(misdirected, routed.headers);
    }
    if (location !== null) return redirect(request, routed, location);
    try {
      const response =
        routed.status === 200
          ? await serve(
              request,
              contents.get(decodeURI(routed.path)),
              routed.headers.get('content-type'),
            )
          : await serveErrorPage(request, routed);
      return addRouteHeaders(response, routed.headers);
    } catch (error) {
      // A client that went away is no failure of ours.
      if (!request.signal.aborted) reportError(error);
      const failed = { status: 500, headers: routed.headers };
      const failure = followErrorRoutes(config.routes, asked, failed);
      return addRouteHeaders(await serveFailure(request, failure), failure.headers);
    }
  };

  const server = createServer(connectionTimes, toNodeHandler(respond) as RequestListener);
  // Whoever asks for a film and reads nothing of it is let go.
  server.setTimeout(120_000);
  return server;
}
