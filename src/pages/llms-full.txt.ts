import type { APIRoute } from 'astro';
import { loadTwinGroups } from '../markdown/twin-paths.ts';
import { writeLlmsFull } from '../markdown/llms.ts';

/** The whole site in one file, for readers by machine. */
export const GET: APIRoute = async () => new Response(writeLlmsFull(await loadTwinGroups()));
