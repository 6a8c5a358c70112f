import rss from '@astrojs/rss';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import ical from 'ical-generator';
import { publicSettings } from '../../config/public-settings.ts';
import { site } from '../../config/site.ts';
import { pageWords } from '../../messages/messages.ts';
import { lawMarkets } from '../../schemas/law.ts';
import { loadLaws } from '../../site/content.ts';
import { describeDays, lawAddress, listChanges, lawsOf } from '../../site/laws.ts';
import { dayOf } from '../../site/publication.ts';

const { PUBLIC_SITE_URL: siteUrl } = publicSettings;
const { hostname } = new URL(siteUrl);
const addressOf = (id: string) => new URL(lawAddress(id), siteUrl).href;

/** A calendar has one event at least (RFC 5545, 3.6), so there is none for a market without dates. */
export async function getStaticPaths() {
  const laws = await loadLaws();
  return lawMarkets.flatMap((market) => {
    const props = {
      name: `${site.name}: ${pageWords.laws.markets[market]}`,
      laws: lawsOf(laws, market),
    };
    const kinds = props.laws.some(({ dates }) => dates.length > 0) ? ['xml', 'ics'] : ['xml'];
    return kinds.map((kind) => ({ params: { file: `${market}.${kind}` }, props }));
  });
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The laws of a market for feed readers, each anew when it was read again, or their days for calendars. */
export const GET: APIRoute<Props> = ({ props: { name, laws }, params: { file } }) => {
  if (file?.endsWith('.xml')) {
    return rss({
      title: name,
      description: name,
      site: siteUrl,
      items: laws.map(({ id, read, ...law }) => ({
        title: law.name,
        description: [law.asks, ...describeDays(law)].join(' · '),
        pubDate: read,
        customData: `<link>${addressOf(id)}</link><guid isPermaLink="false">${id}-${dayOf(read)}</guid>`,
      })),
    });
  }
  const events = listChanges(laws).map(({ id, on, read, ...law }) => ({
    id: `${id}-${dayOf(on)}@${hostname}`,
    stamp: read,
    start: on,
    allDay: true,
    timezone: 'UTC',
    summary: `${law.name}: ${law.what}`,
    url: addressOf(id),
  }));
  const calendar = ical({ name, prodId: { company: hostname, product: site.name }, events });
  return new Response(calendar.toString());
};
