import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputFolder } from '../../../tests/support/built-site.ts';
import { findFreePort, type RunningSite, untilAnswering } from '../../../tests/support/project.ts';

const configuration = (port: number, folder: string) => `daemon off;
  pid ${folder}/nginx.pid;
  error_log stderr crit;
  events { worker_connections 1024; }
  http {
    types { text/html html; }
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    sendfile on;
    gzip on;
    gzip_comp_level 6;
    server {
      listen 127.0.0.1:${port};
      root ${join(outputFolder, 'static')};
      location / { try_files $uri $uri/index.html =404; }
    }
  }`;

/** nginx with one worker on the built files, or nothing where it is not installed. */
export async function startNginx(): Promise<RunningSite | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder));
  const options = ['-p', folder, '-e', 'stderr', '-c', file];
  const server = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, server);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
