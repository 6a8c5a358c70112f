import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { isBrotliCopy } from '../../search/index/build-index.ts';
import { searchIndexPaths } from '../../search/index/search-index-paths.ts';

export const getStaticPaths = searchIndexPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

function typeOf(file: string): string {
  if (file.endsWith('.js')) return 'text/javascript';
  return file.endsWith('.json') ? 'application/json' : 'application/octet-stream';
}

/** A file of the search index. In development its headers are these; elsewhere the host's. */
export const GET: APIRoute<Props> = async ({ params: { file = '' }, props }) =>
  new Response(new Uint8Array(await props.content), {
    headers: {
      'content-type': typeOf(file),
      ...(isBrotliCopy(file) && { 'content-encoding': 'br' }),
    },
  });
