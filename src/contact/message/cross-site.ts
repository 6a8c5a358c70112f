import { Refusal } from './refusal.ts';

/**
 * Refuses what another site's page makes a visitor's browser send. A request without the headers
 * that only browsers set does not come from a page and passes.
 * @param siteOrigin such as `https://www.example.com`
 * @throws {Refusal} 403
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseCrossSite(request: Request, siteOrigin: string): void {
  const origin = request.headers.get('origin');
  const relation = request.headers.get('sec-fetch-site');
  const isOurs =
    origin === null || origin === 'null'
      ? // A browser that keeps the origin to itself still says whether it is the same.
        relation === 'same-origin' ||
        (origin === null && (relation === null || relation === 'none'))
      : origin === siteOrigin ||
        // Hosts are compared, not schemes: TLS ends before the function.
        (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
  if (!isOurs) throw new Refusal(403, 'cross_site', 'Send messages from the form of this site.');
}
