import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { searchFolder } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { workerPolicy } from '../../../src/hosting/output/headers.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { readJson } from '../answers/json.ts';
import { findPolicyFaults } from '../answers/policy.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import { describeBeginning, findWrongBytes } from './first-bytes.ts';
import type { Fault } from '../tell.ts';

const language = z.object({ hash: z.string(), wasm: z.string().nullish(), page_count: z.number() });
const entry = z.object({ languages: z.record(z.string(), language) });

/** What the formats of the index begin with, once they are unpacked. */
const signature = 'pagefind_dcd';

/** A part of the index as its worker reads it: packed, or unpacked by the host on the way. */
function unpack(body: Buffer): Buffer {
  try {
    return gunzipSync(body);
  } catch {
    return body;
  }
}

/**
 * One fragment and one part of the index. What says where the parts are names first a fragment for
 * each text, then the parts of the index.
 */
function nameParts(meta: Buffer, count: number): string[] {
  const names = meta.toString('latin1').match(/j[a-z]{2}_[0-9a-f]{7}(?![0-9a-f])/g) ?? [];
  const [fragment, part] = [names[0]?.slice(1), names[count]?.slice(1)];
  return [
    ...(fragment === undefined ? [] : [`fragment/${fragment}.pf_fragment`]),
    ...(part === undefined ? [] : [`index/${part}.pf_index`]),
  ];
}

/** The index of the search: what it is read with, and of each kind of part one. */
export function createSearchCheck(ask: Ask, settings: PublicSettings) {
  const faults: Fault[] = [];

  async function read(file: string): Promise<{ response: Response; body: Buffer } | undefined> {
    const response = await ask(`${searchFolder}/${file}`);
    const body = await readBody(response);
    const found = [
      ...findWrongStatus(response, 200),
      ...(response.status !== 200 || body.length > 0 ? [] : ['is empty']),
    ];
    if (found.length > 0) {
      add(file, found);
      return undefined;
    }
    add(file, findHeaderFaults(response, commonHeaders(settings)));
    return { response, body };
  }

  function add(file: string, found: readonly Fault[]): void {
    for (const one of found) {
      faults.push(
        typeof one === 'string' ? `${file} ${one}` : { ...one, fault: `${file} ${one.fault}` },
      );
    }
  }

  async function readPart(file: string): Promise<Buffer | undefined> {
    const { body } = (await read(file)) ?? {};
    if (body === undefined) return undefined;
    const content = unpack(body);
    if (content.subarray(0, signature.length).toString('latin1') === signature) return content;
    const example = `it begins ${describeBeginning(content)}`;
    add(file, [{ fault: 'is no part of the search', example }]);
    return undefined;
  }

  async function readIndex(folder: string): Promise<void> {
    const file = `${folder}pagefind-entry.json`;
    const { body, response } = (await read(file)) ?? {};
    if (body === undefined || response === undefined) return;
    add(file, findWrongType(response, 'application/json'));
    const found = readJson(body.toString());
    const languages = Object.values(entry.safeParse(found).data?.languages ?? {});
    if (languages.length === 0) {
      add(file, [found === undefined ? 'is no JSON' : 'names no parts of the index']);
      return;
    }
    for (const { hash, wasm, page_count: count } of languages) {
      // Both indexes are read by the WebAssembly of the first.
      if (folder === '') await readPart(`wasm.${wasm ?? 'unknown'}.pagefind`);
      const meta = await readPart(`${folder}pagefind.${hash}.pf_meta`);
      for (const part of meta ? nameParts(meta, count) : []) await readPart(folder + part);
    }
  }

  async function readWorker(): Promise<void> {
    const file = 'pagefind-worker.js';
    const { body, response } = (await read(file)) ?? {};
    if (body === undefined || response === undefined) return;
    add(file, findWrongType(response, 'text/javascript', 'application/javascript'));
    add(file, findWrongBytes('js', body));
    add(file, findPolicyFaults(response, workerPolicy));
  }

  return async (): Promise<readonly Fault[]> => {
    await readWorker();
    await readIndex('');
    await readIndex('text/');
    return faults;
  };
}
