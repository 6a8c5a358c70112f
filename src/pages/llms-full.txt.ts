import type { APIRoute } from 'astro';
import { loadMarkdownGroups } from '../markdown/markdown-paths.ts';
import { writeLlmsFull } from '../markdown/llms.ts';

/** The whole site in one file, for readers by machine. */
export const GET: APIRoute = async () => new Response(writeLlmsFull(await loadMarkdownGroups()));
