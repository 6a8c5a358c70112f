import { beforeEach, expect, test, vi } from 'vitest';
import { createReportHandler } from '../../../src/policy-reports/report-handler.ts';

const address = 'https://www.triage.example/functions/v1/TRIAGE-policy-report';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});

function send(body: string, type = 'application/csp-report', client = '192.0.2.7') {
  const headers = { 'content-type': type, 'x-real-ip': client };
  return new Request(address, { method: 'POST', headers, body });
}

function report(blocked: string): string {
  const violation = {
    'document-uri': 'https://www.triage.example/contact?email=ana@example.com',
    'effective-directive': 'img-src',
    'blocked-uri': blocked,
    'script-sample': 'ana',
  };
  return JSON.stringify({ 'csp-report': violation });
}

test.each([
  ['https://user:ana@pixel.example:8443/ana?id=7', 'pixel.example'],
  ['inline', 'inline'],
  ['chrome-extension://abcdef/ana.js', 'chrome-extension'],
  ['ana@example.com', 'other'],
])('that %s was blocked is one line, with the host %s and nothing else', async (blocked, host) => {
  const handle = createReportHandler({});
  for (let time = 0; time < 3; time += 1) {
    expect((await handle(send(report(blocked)))).status).toBe(204);
  }
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'info', event: 'policy', directive: 'img-src', host },
  ]);
});

test('what is too much, too large or no report is refused', async () => {
  const handle = createReportHandler({});
  expect((await handle(new Request(address))).status).toBe(405);
  expect((await handle(send(report('inline'), 'application/json'))).status).toBe(415);
  expect((await handle(send('x'.repeat(17_000)))).status).toBe(413);
  for (const body of ['{', '[]']) expect((await handle(send(body))).status).toBe(400);
  for (let time = 0; time < 20; time += 1) await handle(send('{}'));
  expect((await handle(send(report('inline')))).status).toBe(429);
  expect(lines).toEqual([]);
});
