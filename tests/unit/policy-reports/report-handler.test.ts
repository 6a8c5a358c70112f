import { beforeEach, expect, test, vi } from 'vitest';
import { readReports } from '../../../src/policy-reports/read-reports.ts';
import { createCount, createReportHandler } from '../../../src/policy-reports/report-handler.ts';

const address = 'https://www.triage.example/functions/v1/TRIAGE-policy-report';
const report = {
  type: 'csp-violation',
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

function send(body: unknown, type = 'application/reports+json') {
  const headers = { 'content-type': type, 'x-real-ip': '192.0.2.7' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(address, { method: 'POST', headers, body: text });
}

test('both kinds of report become a directive and a host, and nothing else', async () => {
  const handle = createReportHandler({});
  expect((await handle(send([report]))).status).toBe(204);
  expect((await handle(send(older, 'application/csp-report'))).status).toBe(204);
  const line = { level: 'info', event: 'policy', count: 1 };
  expect(lines.map((text) => JSON.parse(text) as unknown)).toEqual([
    { ...line, directive: 'script-src-elem', host: 'tracker.example' },
    { ...line, directive: 'img-src', host: 'pixel.example' },
  ]);
});

test.each([
  ['chrome-extension://abcdef/ana.js', 'chrome-extension'],
  ['https://user:ana@host.example/', 'host.example'],
  ['ana@example.com', 'other'],
  [7, 'other'],
])('what blocked %j is called %s', (blockedURL, host) => {
  const body = { effectiveDirective: 'script-src', blockedURL };
  expect(readReports([{ body }])).toEqual([{ directive: 'script-src', host }]);
});

test('a flood writes a line whenever its number has doubled, and invented hosts hide nothing', () => {
  const written: string[] = [];
  const count = createCount(({ host }, times) => written.push(`${host} ${times}`));
  const block = (host: string) => {
    count({ directive: 'img-src', host });
  };
  for (let time = 0; time < 20; time += 1) block('a');
  expect(written).toEqual(['a 1', 'a 2', 'a 4', 'a 8', 'a 16']);
  for (let name = 0; name < 1000; name += 1) block(`h${name}`);
  expect(written.length).toBeLessThan(220);
  block('real');
  block('real');
  expect(written.at(-1)).toBe('real 2');
});

test('what is too much, too large or no report is refused', async () => {
  const handle = createReportHandler({});
  expect((await handle(new Request(address))).status).toBe(405);
  expect((await handle(send([report], 'application/json'))).status).toBe(415);
  expect((await handle(send('x'.repeat(17_000)))).status).toBe(413);
  for (let time = 0; time < 20; time += 1) await handle(send([]));
  expect((await handle(send([report]))).status).toBe(429);
  expect(lines).toEqual([]);
});
