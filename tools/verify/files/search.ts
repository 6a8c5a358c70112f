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
import { findWrongSyntax } from './syntax.ts';
import type { Fault } from '../tell.ts';

const language = z.object({ hash: z.string(), wasm: z.string().nullish(), page_count: z.number() });
const entry = z.object({ languages: z.record(z.string(), language) });

/** What the formats of the index begin with, once they are unpacked. */
const signature = 'pagefind_dcd';

/** A part of the index as its worker reads it: packed, or unpacked by the host on the way. */
export function unpack(body: Buffer): Buffer {
  try {
    return gunzipSync(body);
  } catch {
    return body;
  }
}

/**
 * What says where the parts are, in CBOR, names first a fragment for each text; then each part of the
 * index beside its first and last word; then each filter beside its name, as a list of two (0x82).
 */
function nameParts(meta: Buffer, count: number): string[] {
  const content = meta.toString('latin1');
  const names = content.match(/(?<=j)[a-z]{2}_[0-9a-f]{7}(?![0-9a-f])/g) ?? [];
  const filters = new Set(
    [...content.matchAll(/\x82[\x60-\x78][ -~]*?j([a-z]{2}_[0-9a-f]{7})/g)].map(([, name]) => name),
  );
  return names.map((name, index) => {
    if (index < count) return `fragment/${name}.pf_fragment`;
    return filters.has(name) ? `filter/${name}.pf_filter` : `index/${name}.pf_index`;
  });
}

function findWrongScript(body: Buffer): readonly Fault[] {
  const bytes = findWrongBytes('js', body);
  return bytes.length > 0 ? bytes : findWrongSyntax('js', body);
}

/** Asks for one promise under its name. */
type Verify = (name: string, check: () => Promise<readonly Fault[]>) => Promise<unknown>;

/** What a file of the search answers, once it is known to be there. */
interface Answer {
  readonly response: Response;
  readonly body: Buffer;
}

/** Asks for what the search is read with, and for all its parts. */
export async function verifySearch(
  ask: Ask,
  settings: PublicSettings,
  verify: Verify,
): Promise<void> {
  async function read(file: string, judge: (answer: Answer) => readonly Fault[]): Promise<void> {
    const path = `${searchFolder}/${file}`;
    await verify(path, async () => {
      const response = await ask(path);
      const body = await readBody(response);
      const wrongStatus = findWrongStatus(response, 200);
      if (wrongStatus.length > 0) return wrongStatus;
      if (body.length === 0) return ['is empty'];
      const headers = findHeaderFaults(response, commonHeaders(settings));
      return [...judge({ response, body }), ...headers];
    });
  }

  async function readPart(file: string): Promise<Buffer> {
    let content: Buffer = Buffer.alloc(0);
    await read(file, ({ body }) => {
      content = unpack(body);
      if (content.subarray(0, signature.length).toString('latin1') === signature) return [];
      const example = `it begins ${describeBeginning(content)}`;
      content = Buffer.alloc(0);
      return [{ fault: 'is no part of the search', example }];
    });
    return content;
  }

  async function readIndex(folder: string): Promise<void> {
    let languages: readonly z.infer<typeof language>[] = [];
    await read(`${folder}pagefind-entry.json`, ({ response, body }) => {
      const found = readJson(body.toString());
      if (found === undefined) return ['is no JSON'];
      languages = Object.values(entry.safeParse(found).data?.languages ?? {});
      return [
        ...findWrongType(response, 'application/json'),
        ...(languages.length > 0 ? [] : ['names no parts of the index']),
      ];
    });
    for (const { hash, wasm, page_count: count } of languages) {
      // Both indexes are read by the WebAssembly of the first.
      if (folder === '') await readPart(`wasm.${wasm ?? 'unknown'}.pagefind`);
      const meta = await readPart(`${folder}pagefind.${hash}.pf_meta`);
      for (const part of nameParts(meta, count)) await readPart(folder + part);
    }
  }

  await read('pagefind-worker.js', ({ response, body }) => [
    ...findWrongType(response, 'text/javascript', 'application/javascript'),
    ...findWrongScript(body),
    ...findPolicyFaults(response, workerPolicy),
  ]);
  await readIndex('');
  await readIndex('text/');
}
