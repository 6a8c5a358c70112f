import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formatAddress, readListeningAddress } from '../../src/hosting/server/listening-address.ts';

/** What Astro notes of a development server: it may have ended without taking that away. */
const noteSchema = z.object({ pid: z.number(), url: z.string() });

/** Where the development server of a folder answers; undefined when none runs. */
export function findDevelopmentServer(root: string): string | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(path.join(root, '.astro/dev.json'), 'utf8'));
    const { pid, url } = noteSchema.parse(note);
    process.kill(pid, 0);
    return url;
  } catch {
    return undefined;
  }
}

/** The address of a page in development: where a server runs, or where it would by `HOST` and `PORT`. */
export function developmentAddress(root: string, name: string): string {
  return `${findDevelopmentServer(root) ?? formatAddress(readListeningAddress(process.env))}/${name}`;
}
