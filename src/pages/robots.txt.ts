import { publicSettings } from '../config/public-settings.ts';

/** Crawlers that fetch what models are trained with; each is what its operator says it is for. */
const training = [
  'AI2Bot',
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
] as const;

/** Crawlers and fetchers of services that answer questions, with a link to where it stands. */
const answering = [
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
] as const;

/**
 * Tells crawlers what they may read. Search engines may read everything. By default so may services
 * that answer, as they quote what stands here today and link to it; what trains a model may not, as a
 * model would repeat for years, without a source, a figure that has been corrected here.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function GET(): Response {
  const { PUBLIC_SITE_URL: siteUrl, PUBLIC_AI_CRAWLERS: crawlers } = publicSettings;
  const refused =
    {
      all: [],
      answer: training,
      none: [...training, ...answering],
    }[crawlers] ?? [];
  const allowed = crawlers === 'all' ? 'yes' : 'no';
  const answered = crawlers === 'none' ? 'no' : 'yes';
  const groups = [
    [
      'User-agent: *',
      // What may be done with what is read (https://contentsignals.org).
      `Content-Signal: search=yes, ai-input=${answered}, ai-train=${allowed}`,
      'Allow: /',
    ],
    ...(refused.length > 0
      ? [[...refused.map((name) => `User-agent: ${name}`), 'Disallow: /']]
      : []),
    [`Sitemap: ${new URL('/sitemap-index.xml', siteUrl).href}`],
  ];
  return new Response(`${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`);
}
