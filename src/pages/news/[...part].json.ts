import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listingDataPaths } from '../../news/listing/listing-paths.ts';

export const getStaticPaths = listingDataPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A part of the listing, which the browser asks for when a reader wants more. */
export const GET: APIRoute<Props> = ({ props }) => Response.json(props.data);
