import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { loadMarkdownGroups } from '../markdown/markdown-paths.ts';
import { writeLlmsIndex } from '../markdown/llms.ts';

/** What there is, for readers by machine. */
export const GET: APIRoute = async () =>
  new Response(writeLlmsIndex(await loadMarkdownGroups(), publicSettings.PUBLIC_SITE_URL));
