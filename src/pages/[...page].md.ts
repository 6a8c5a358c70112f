import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { markdownPaths } from '../markdown/markdown-paths.ts';

export const getStaticPaths = markdownPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A page or article in plain Markdown, for readers by machine. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
