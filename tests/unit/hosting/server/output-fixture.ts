import { once } from 'node:events';
import { type IncomingMessage, request as startRequest } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFunctions } from '../../../../src/hosting/output/function-bundle.ts';
import type { Route } from '../../../../src/hosting/output/output-config.ts';
import { createProductionServer } from '../../../../src/hosting/server/server.ts';
import { listen } from '../../../../tools/lib/project.ts';

interface Output {
  readonly routes: readonly Route[];
  /** What the site has and what lies beside it, by its place in the output. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** The source of each function by its name. */
  readonly functions?: Readonly<Record<string, string>>;
}

/** Serves a build output of its own from a folder that goes when the server is closed. */
export async function serveOutput({ routes, files = {}, functions = {} }: Output) {
  const folder = await mkdtemp(path.join(tmpdir(), 'output-'));
  const sources = Object.entries(functions).map(([name, text]) => [`../${name}.ts`, text] as const);
  const config = JSON.stringify({ version: 3, routes });
  for (const [file, content] of [
    ...Object.entries({ ...files, 'config.json': config }),
    ...sources,
  ]) {
    const place = path.join(folder, 'output', file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  const outputFolder = path.join(folder, 'output');
  const names = Object.keys(functions);
  const bundled = new Map(names.map((name) => [name, path.join(folder, `${name}.ts`)]));
  await bundleFunctions(bundled, outputFolder);
  const errors: unknown[] = [];
  const reportError = (error: unknown) => errors.push(error);
  const foreignNames: string[] = [];
  const reportForeignName = (name: string) => foreignNames.push(name);
  const server = await createProductionServer({ outputFolder, reportError, reportForeignName });
  const port = await listen(server);

  /** Asks with the path exactly as written, which fetch would tidy up. */
  async function ask(
    address: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body?: string,
  ) {
    const sent = startRequest({ host: '127.0.0.1', port, path: address, method, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const bytes = Buffer.concat((await Array.fromAsync(response)) as Buffer[]);
    const { statusCode: status } = response;
    return { status, headers: response.headers, bytes, text: bytes.toString() };
  }

  return {
    server,
    port,
    ask,
    errors,
    foreignNames,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
