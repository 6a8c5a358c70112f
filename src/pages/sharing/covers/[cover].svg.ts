import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { coverPaths } from '../../../news/covers.ts';
import { details } from '../../../site/illustrations.ts';
import { cutFont } from '../../../site/render-sharing.tsx';

export const getStaticPaths = () => [
  ...coverPaths(),
  ...[...details].map(([cover, svg]) => ({ params: { cover }, props: { svg } })),
];

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A drawn cover, or a detail that leads to a page, with the letters of its words in it, as a picture loads no font. */
export const GET: APIRoute<Props> = async ({ props: { svg } }) => {
  const words = svg.replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, '');
  const font = (await cutFont(words, 'woff2')).toString('base64');
  const face = `@font-face{font-family:"Atkinson Hyperlegible Next";src:url(data:font/woff2;base64,${font})}`;
  const headers = { 'content-type': 'image/svg+xml' };
  return new Response(svg.replace('<style>', `<style>${face}`), { headers });
};
