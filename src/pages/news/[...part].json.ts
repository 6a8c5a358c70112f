import type { APIRoute } from 'astro';
import { listingDataPaths, type ListingDataProps } from '../../news/listing/listing-paths.ts';

export const getStaticPaths = listingDataPaths;

/** A part of the listing, which the browser asks for when a reader wants more. */
export const GET: APIRoute<ListingDataProps> = ({ props }) => Response.json(props.data);
