import type { APIRoute } from 'astro';
import { loadEntries } from '../rendering/entries-paths.ts';

/** What the collections know of each text, for the files that are made from the rendered pages. */
export const GET: APIRoute = async () => Response.json(await loadEntries());
