import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  InvalidSettings,
  readSettings,
  type SettingName,
  settingNames,
} from '../../../src/config/settings.ts';
import { parseSmtpUrl } from '../../../src/contact/mail/smtp.ts';
import { describeStart } from '../../../src/hosting/settings-report.ts';
import { readListeningAddress } from '../../../src/hosting/server/listening-address.ts';
import { check } from '../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../support/properties/texts.ts';

const site = 'https://www.example.com';

/** Parts of user and password: whole characters, halves of them, and signs that stand for nothing. */
const login = fc
  .array(fc.constantFrom('a', '%41', '%C3', '%A9', '%40', '%'), { maxLength: 2 })
  .map((parts) => parts.join(''));

const serverAddress = fc
  .tuple(
    fc.constantFrom('smtp:', 'smtps:', 'redis:', 'rediss:', 'http:', 'https:'),
    login,
    login,
    fc.oneof(fc.domain(), fc.ipV4(), fc.constant('')),
    fc.nat(70_000),
  )
  .map(([scheme, user, password, host, port]) => `${scheme}//${user}:${password}@${host}:${port}`);

/** Values as people and attackers write them: addresses, nearly addresses, words, any text. */
const value = fc.oneof(
  anyText,
  nearlyAddress,
  fc.webUrl({ withQueryParameters: true }),
  fc.domain().map((domain) => `https://${domain}`),
  fc.tuple(fc.constantFrom('/', '//', '/\\', '/a'), fc.domain()).map((parts) => parts.join('')),
  serverAddress,
  fc
    .array(fc.tuple(fc.stringMatching(/^[a-z\d-]{1,4}\.[a-z\d-]{1,4}$/), fc.nat(70_000)))
    .map((hosts) => hosts.map(([host, port]) => `https://${host}:${port}`).join(' ')),
  fc.base64String().map((base64) => `whsec_${base64}`),
  fc.constantFrom('on', 'off', 'all', 'local', 'GTM-ABC1234', '5', '000', 'x-real-ip', ' '),
);
const environment = fc.dictionary(fc.constantFrom(...settingNames), value);

function read(from: Readonly<Record<string, string>>, names?: readonly SettingName[]) {
  try {
    return { settings: readSettings(from, names), message: '' };
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSettings);
    return { settings: undefined, message: error instanceof Error ? error.message : '' };
  }
}

/** The value alone, when its setting accepts it. */
function accepted(name: SettingName, of = ''): string | undefined {
  return read({ [name]: of }, [name]).settings?.[name];
}

test('settings are read whole or refused by name, and what is accepted is accepted again', () =>
  check(
    fc.property(environment, (from) => {
      const { settings, message } = read(from);
      const refused = settingNames.filter((name) => accepted(name, from[name]) === undefined);
      if (settings) {
        expect(refused).toEqual([]);
        expect(readSettings({ ...settings })).toEqual(settings);
        expect(describeStart(site, settings, from)).toContain(site);
      } else {
        expect(refused.length).toBeGreaterThan(0);
        for (const name of refused) expect(message).toContain(`${name}: found `);
      }
    }),
  ));

test('neither an error nor the words of the start tell a secret', () =>
  check(
    fc.property(
      fc.constantFrom(
        ...settingNames.filter((name) => /SECRET|SMTP|REDIS|WEBHOOK|MONITOR/.test(name)),
      ),
      value,
      (name, rest) => {
        const secret = 'hunter2';
        const from = { [name]: `${rest.replace('//', `//user:${secret}@`)}${secret}` };
        const { settings, message } = read(from);
        expect(message).not.toContain(secret);
        // A host is told; it is no secret.
        if (settings && name !== 'SMTP_URL') {
          expect(describeStart(site, settings, from)).not.toContain(secret);
        }
      },
    ),
  ));

test('an accepted mail server can be read, with its user and password', () =>
  check(
    fc.property(serverAddress, (text) => {
      const url = accepted('SMTP_URL', text);
      if (url) expect(parseSmtpUrl(url).host).not.toBe('');
    }),
    1_000,
  ));

test('user and password arrive as they are, percent-encoded', () =>
  check(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), anyText, (user, typed) => {
      const pass = typed.toWellFormed();
      const login = [user, pass].map(encodeURIComponent).join(':');
      const url = accepted('SMTP_URL', `smtps://${login}@mail.example.com`) ?? '';
      expect(parseSmtpUrl(url).credentials).toEqual({ user, pass });
    }),
  ));

test.each(['PUBLIC_VIDEO_URL', 'PUBLIC_FUNCTIONS_URL'] as const)(
  '%s: a path stays on the site, and another host is asked by https alone',
  (name) =>
    check(
      fc.property(value, (text) => {
        const place = accepted(name, text);
        if (!place) return;
        const { origin, protocol } = new URL(place, site);
        expect(protocol).toBe('https:');
        expect(origin === site).toBe(place.startsWith('/'));
      }),
      500,
    ),
);

test('accepted hosts of tags are addresses, and say nothing else to a policy', () =>
  check(
    fc.property(value, (text) => {
      const hosts = accepted('PUBLIC_TAG_HOSTS', text);
      for (const host of hosts?.split(/\s+/).filter(Boolean) ?? []) {
        expect(new URL(host)).toMatchObject({ protocol: 'https:', pathname: '/', search: '' });
        expect(host).not.toMatch(/[;,*'"]/);
      }
    }),
    1_000,
  ));

test('HOST and PORT are what can be listened to, or are refused by name', () =>
  check(
    fc.property(
      fc.oneof(anyText, fc.domain(), fc.ipV6()),
      fc.oneof(anyText, fc.nat(70_000).map(String)),
      (HOST, PORT) => {
        try {
          const { host, port } = readListeningAddress({ HOST, PORT });
          expect(port).toBeLessThan(65_536);
          expect(host).toMatch(/^[\w.:%-]+$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSettings);
          expect(String(error)).toMatch(/(?:HOST|PORT): found "/);
        }
      },
    ),
  ));
