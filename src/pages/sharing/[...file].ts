import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { sharedPatients } from '../../components/levels/patient-paths.ts';
import { sharedNews } from '../../news/news-paths.ts';
import { sharedPages } from '../../site/page-paths.ts';
import { renderSharing } from '../../site/render-sharing.tsx';

export const getStaticPaths = async () => [
  ...(await sharedPages()),
  ...(await sharedPatients()),
  ...(await sharedNews()),
];

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture that stands for a page, a category or an article where somebody shares it. */
export const GET: APIRoute<Props> = async ({ props, params }) =>
  new Response(new Uint8Array(await renderSharing(props.sharing)), {
    headers: { 'content-type': `image/${params['file']?.endsWith('.jpg') ? 'jpeg' : 'png'}` },
  });
