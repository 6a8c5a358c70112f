import { expect, test } from 'vitest';
import { clientOf } from '../../../../../src/contact/rate-limit.ts';

function clientFrom(value: string, header = 'x-real-ip'): string {
  return clientOf(new Headers({ [header]: value }), header);
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:5555', '192.0.2.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff:192.0.2.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
])('%s counts as %s', (address, client) => {
  expect(clientFrom(address)).toBe(client);
});

test('of a list only what the host wrote last counts', () => {
  expect(clientFrom('203.0.113.9, 192.0.2.7', 'x-forwarded-for')).toBe('192.0.2.7');
});

test('a client that nobody names is one of many', () => {
  expect(clientOf(new Headers({ 'x-forwarded-for': '192.0.2.7' }), 'x-real-ip')).toBe('unknown');
});

test('without a setting the header counts that each host writes itself', () => {
  const headers = new Headers({ 'x-real-ip': '192.0.2.7', 'x-forwarded-for': '203.0.113.9' });
  expect(clientOf(headers, '')).toBe('192.0.2.7');
});
