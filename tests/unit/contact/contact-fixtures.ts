import { functionAddress } from '../../../src/config/routes.ts';
import type { ContactMessage } from '../../../src/contact/fields.ts';
import { typeFields } from '../../../tools/lib/contact-message.ts';
import type { Endpoint } from '../../../src/contact/request.ts';

/** A message that follows every rule and fills every field. */
export const message: ContactMessage = typeFields({ name: 'Ana Pérez', role: 'it-director' });

/** The same from a personal provider. */
export const gmail: ContactMessage = { ...message, email: 'ana@GMail.com' };

export const siteOrigin = 'https://www.triage.example';
export const functionUrl = `${siteOrigin}${functionAddress('contact')}`;

/** The function on the site's own host. */
export const endpoint: Endpoint = {
  siteOrigin,
  pagePrefix: '',
  action: functionAddress('contact'),
  contactEmail: 'contact@triage.example',
};

type Values = Readonly<Record<string, unknown>>;
type HeaderValues = Readonly<Record<string, string>>;

/** A post of JSON, as the form's script makes it. */
export function postJson(body: unknown, headers: HeaderValues = {}, url = functionUrl): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A post of a form, as a browser without JavaScript makes it. */
export function postForm(values: Values, headers: HeaderValues = {}, url = functionUrl): Request {
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    String(value).replaceAll('\n', '\r\n'),
  ]);
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      ...headers,
    },
    body: new URLSearchParams(pairs).toString(),
  });
}

/** What people and programs have put into forms to break what reads them. One line each. */
export const hostileLines: readonly string[] = [
  '=?utf-8?Q?Bcc:_all@evil.example?=',
  '=?utf-8?B?AAAA?= =?x?q?y?=',
  'Bcc: everyone@evil.example',
  '</textarea></pre><!-- <script>alert(1)</script> &amp; &#x41; ]]>',
  '"><img src=x onerror=alert(1)>',
  '"quoted" \\back\\ (comment) <a@evil.example>, b@evil.example; group:;',
  '${process.env} {{7*7}} %0d%0aBcc:x %s%n',
  '\u202egnirts lortnoc\u202c \u2066isolate\u2069 \u200f\u061c مرحبا',
  '🩺👩🏽‍⚕️🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u0301 é ﷽ 田中さん Z̸̖̫͑ä̷́l̴̽g̵o',
  '\ufffd\uffff\u{10ffff}\u200b\u00ad\u2060x',
  'From me',
  '..',
  'two  spaces   no-break\u00a0space',
  '__proto__',
];
