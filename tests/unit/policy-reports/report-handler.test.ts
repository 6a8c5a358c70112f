import { beforeEach, expect, test, vi } from 'vitest';
import { createCount } from '../../../src/policy-reports/count-reports.ts';
import { readReports } from '../../../src/policy-reports/read-reports.ts';
import { createReportHandler } from '../../../src/policy-reports/report-handler.ts';

const address = 'https://www.triage.example/functions/v1/TRIAGE-policy-report';
const report = {
  type: 'csp-violation',
  url: 'https://www.triage.example/contact?email=ana@example.com',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://www.triage.example/contact?email=ana@example.com',
    referrer: 'https://search.example/?q=ana',
    blockedURL: 'https://tracker.example:8443/ana?id=7',
    effectiveDirective: 'script-src-elem',
    sample: 'ana',
  },
};
const older = {
  'csp-report': {
    'document-uri': 'https://www.triage.example/contact?email=ana@example.com',
    'violated-directive': "img-src 'self'",
    'blocked-uri': 'https://pixel.example/ana.gif',
  },
};

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});

function send(body: unknown, type = 'application/reports+json', more: RequestInit = {}) {
  const headers = { 'content-type': type, 'x-real-ip': '192.0.2.7' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(address, { method: 'POST', headers, body: text, ...more });
}

test('both kinds of report become a directive and a host, and nothing else', async () => {
  const handle = createReportHandler({});
  expect((await handle(send([report]))).status).toBe(204);
  expect((await handle(send(older, 'application/csp-report'))).status).toBe(204);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'info',
      event: 'policy',
      directive: 'script-src-elem',
      host: 'tracker.example',
      count: 1,
    },
    { level: 'info', event: 'policy', directive: 'img-src', host: 'pixel.example', count: 1 },
  ]);
  expect(lines.join()).not.toMatch(/ana|192|Mozilla/);
});

test.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['chrome-extension://abcdef/ana.js', 'chrome-extension'],
  ['https://user:ana@host.example/', 'host.example'],
  ['ana@example.com', 'other'],
  [7, 'other'],
])('the place %j is called %s', (blockedURL, host) => {
  const body = { effectiveDirective: 'script-src', blockedURL };
  expect(readReports([{ body }])).toEqual([{ directive: 'script-src', host }]);
});

test.each([null, 7, 'x', {}, [null], [{ body: { effectiveDirective: 'A<b>', blockedURL: 'x' } }]])(
  '%j holds no report',
  (json) => {
    expect(readReports(json)).toEqual([]);
  },
);

test('a list of thousands is read as far as a browser would write it', () => {
  expect(readReports(Array.from({ length: 5000 }, () => report))).toHaveLength(20);
});

test('a flood writes a line whenever its number has doubled, and invented hosts hide nothing', () => {
  const written: string[] = [];
  const count = createCount(({ host }, times) => written.push(`${host} ${times}`));
  for (let time = 0; time < 1000; time += 1) count({ directive: 'img-src', host: 'a' });
  expect(written).toEqual([
    'a 1',
    'a 2',
    'a 4',
    'a 8',
    'a 16',
    'a 32',
    'a 64',
    'a 128',
    'a 256',
    'a 512',
  ]);
  for (let name = 0; name < 1000; name += 1) count({ directive: 'img-src', host: `h${name}` });
  expect(written.length).toBeLessThan(220);
  count({ directive: 'img-src', host: 'real' });
  count({ directive: 'img-src', host: 'real' });
  expect(written.at(-1)).toBe('real 2');
});

test('what is too much, too large or no report is refused', async () => {
  const handle = createReportHandler({});
  expect((await handle(new Request(address))).status).toBe(405);
  expect((await handle(send([report], 'application/json'))).status).toBe(415);
  expect((await handle(send('{'))).status).toBe(400);
  expect((await handle(send('x'.repeat(17_000)))).status).toBe(413);
  // As much as browsers put into one.
  expect((await handle(send(`[${' '.repeat(16_000)}]`))).status).toBe(204);
  for (let time = 0; time < 20; time += 1) await handle(send([]));
  expect((await handle(send([report]))).status).toBe(429);
  expect(lines).toEqual([]);
});

test('a flood from many addresses is refused as well', async () => {
  const handle = createReportHandler({});
  const statuses = new Set<number>();
  // Each sends two, of which the first has its place.
  for (let client = 0; client < 160; client += 1) {
    const headers = {
      'content-type': 'application/reports+json',
      'x-real-ip': `198.51.100.${client}`,
    };
    for (let post = 0; post < 2; post += 1) {
      statuses.add((await handle(send([], undefined, { headers }))).status);
    }
  }
  expect([...statuses]).toEqual([204, 429]);
});

test('a browser that reports to another host is let through', async () => {
  const handle = createReportHandler({ PUBLIC_SITE_URL: 'https://www.triage.example' });
  const asked = await handle(new Request(address, { method: 'OPTIONS' }));
  expect(asked.headers.get('access-control-allow-origin')).toBe('https://www.triage.example');
});
