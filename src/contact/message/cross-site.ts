import { Refusal } from './outcome.ts';

/**
 * Refuses what another site's page makes a visitor's browser send. A request without the headers
 * that only browsers set does not come from a page and passes.
 * @param siteOrigin such as `https://www.example.com`
 * @throws {Refusal} cross_site
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
  if (!isOurs) throw new Refusal('cross_site');
}
