import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPrintLog, printUnforeseen } from '../../../src/contact/log.ts';
import { listen } from '../../../tools/lib/project.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

function printed(stream: 'log' | 'error'): string[] {
  const print = vi.mocked(stream === 'log' ? console.log : console.error);
  return print.mock.calls.map(([line]) => String(line));
}

test('what somebody has to look after goes to stderr, the rest to stdout, each with its level', () => {
  const log = createPrintLog('contact', {});
  log({ outcome: 'sent', id: 'abc', duration: 7 });
  log({ outcome: 'given-up', id: 'abc', reason: 'attempt 9' });
  expect(printed('log')).toEqual([
    '{"level":"info","event":"contact","outcome":"sent","id":"abc","duration":7}',
  ]);
  expect(printed('error')).toEqual([
    '{"level":"error","event":"contact","outcome":"given-up","id":"abc","reason":"attempt 9"}',
  ]);
});

describe('ERROR_MONITOR_URL', () => {
  async function startMonitor(status = 204) {
    const reports: unknown[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        reports.push(JSON.parse(body));
        response.writeHead(status).end();
      });
    });
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${await listen(server)}/in?key=k`;
    return { environment: { ERROR_MONITOR_URL: url }, reports };
  }

  test('is told of an error once, with its place, the function and the version', async () => {
    const { environment, reports } = await startMonitor();
    const log = createPrintLog('contact', environment);
    const entry = { outcome: 'failed', id: 'abc', duration: 5, reason: 'TypeError', stack: 'at x' };
    log({ outcome: 'sent', id: 'abc' });
    log(entry);
    log({ ...entry, id: 'def', duration: 6 });
    printUnforeseen('server', new Error('hunter2'), environment);
    await vi.waitFor(() => {
      expect(reports).toHaveLength(2);
    });
    const version = 'development';
    expect(reports).toContainEqual({
      ...{ name: 'failed', message: 'TypeError', stack: 'at x', function: 'contact', version },
    });
    // The words of an error are for the log alone.
    expect(JSON.stringify(reports)).not.toContain('hunter2');
    expect(printed('error').join()).toContain('hunter2');
  });

  test('that is wrong, down or failing changes nothing for whoever writes', async () => {
    const { environment, reports } = await startMonitor(500);
    const gone = { ERROR_MONITOR_URL: 'http://127.0.0.1:1/' };
    for (const one of [environment, gone, { ERROR_MONITOR_URL: 'nonsense' }, {}]) {
      createPrintLog('contact', one)({ outcome: 'failed', reason: 'x' });
    }
    await vi.waitFor(() => {
      expect(reports).toHaveLength(1);
    });
    expect(printed('error')).toHaveLength(4);
  });
});
