import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { searchPaths } from '../../search/index/search-paths.ts';

export const getStaticPaths = searchPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A file of the search index. */
export const GET: APIRoute<Props> = ({ props: { content } }) => Response.json(content);
