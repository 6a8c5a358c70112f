import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { renderSharing } from '../../art/sharing/render-sharing.ts';
import { sharedNews } from '../../news/news-paths.ts';
import { sharedPages } from '../../site/page-paths.ts';

export const getStaticPaths = async () => [...(await sharedPages()), ...(await sharedNews())];

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture that stands for a page, a category or an article where somebody shares it. */
export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await renderSharing(props.compose())), {
    headers: { 'content-type': 'image/png' },
  });
