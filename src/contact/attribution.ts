import { keepCampaign } from '../analytics/campaign.ts';
import { formWords } from '../messages/messages.ts';

/**
 * How somebody came to write: the campaign, the site and the page that the visit began with, and the
 * button that led to the form. Shown to the sender and sent with the message. The browser downloads
 * this file.
 */

/** Where `page-script.ts` notes the visit, for as long as the tab lives. */
const visitKey = 'visit';

/** The hidden fields that carry it; their labels are words of the form. */
export const attributionFieldNames = ['campaign', 'cameFrom', 'firstPage', 'button'] as const;

type AttributionField = (typeof attributionFieldNames)[number];

export type Attribution = Readonly<Partial<Record<AttributionField, string>>>;

const campaignWords = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'name',
  utm_term: 'term',
  utm_content: 'content',
} as const;

/** The parameters of a campaign in one order, without what is no plain word. */
export function readCampaign(search: string): Readonly<Record<string, string>> {
  const kept = new URLSearchParams(keepCampaign(search));
  return Object.fromEntries(
    Object.entries(campaignWords).flatMap(([name, word]) => {
      const value = kept.get(name);
      return value ? [[word, value]] : [];
    }),
  );
}

/** What each may be; anybody can post anything, and it goes into an e-mail. */
const isSound: Readonly<Record<AttributionField, (value: string) => boolean>> = {
  campaign: (value) => value.length <= 2_000 && Object.keys(readCampaign(value)).length > 0,
  cameFrom: (value) => /^(?=.{1,253}$)[a-z\d-]+(\.[a-z\d-]+)*$/.test(value),
  firstPage: (value) => /^\/(?!\/)[\w./~-]{0,199}$/.test(value),
  button: (value) => /^[\p{L}\p{M}\d ’&,.?-]{1,64} \(\/[\w-]{0,99}\)$/u.test(value),
};

/** Takes what is sound of a noted visit, whose values may be anything. */
export function readAttribution(
  read: (name: AttributionField) => unknown,
): Attribution | undefined {
  const found = attributionFieldNames.flatMap((name) => {
    const value = read(name);
    return typeof value === 'string' && isSound[name](value) ? [[name, value]] : [];
  });
  return found.length > 0 ? (Object.fromEntries(found) as Attribution) : undefined;
}

/** The lines that say it, such as `Campaign` and `source spring-mail, medium email`. */
export function writeAttribution(attribution: Attribution): [label: string, words: string][] {
  return attributionFieldNames.flatMap((name): [string, string][] => {
    const value = attribution[name];
    if (value === undefined) return [];
    const words = Object.entries(readCampaign(value)).map((pair) => pair.join(' '));
    return [[formWords.story[name], name === 'campaign' ? words.join(', ') : value]];
  });
}

export function recallAttribution(): Attribution | undefined {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(visitKey) ?? 'null');
    const values = new Map<string, unknown>(Object.entries(noted ?? {}));
    values.set('button', new URLSearchParams(location.search).get('button'));
    return readAttribution((name) => values.get(name));
  } catch {
    return undefined;
  }
}

/** Forgets the visit, as the sender has asked: what follows begins no new one. */
export function forgetAttribution(): void {
  try {
    history.replaceState(null, '', location.pathname);
    sessionStorage.setItem(visitKey, '{}');
  } catch {
    // Where storage is denied, nothing was kept.
  }
}
