import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../tools/lib/project.ts';
import { findProgram } from './programs.ts';
import type { InstalledBrowser, Key, Tab, TabOptions } from './tab.ts';

const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } as const;

/** WebKitGTK in its own small browser, by the WebDriver of its makers, on a screen of its own. */
export const webkit: InstalledBrowser = {
  name: 'WebKit',
  missing: () =>
    Object.entries(packages).flatMap(([program, name]) =>
      findProgram(program) === undefined ? [name] : [],
    ),
  openTab,
};

/** Keys that are no characters, as https://www.w3.org/TR/webdriver2/#keyboard-actions has them. */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
};

function start(
  stack: AsyncDisposableStack,
  program: string,
  options: readonly string[],
  display?: string,
): ChildProcess {
  const child = spawn(program, options, {
    env: { ...process.env, ...(display !== undefined && { DISPLAY: display }) },
    // The fourth is where Xvfb says which screen it has become.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    child.kill();
    await ended;
  });
  return child;
}

/** A function that sends one command of WebDriver and answers with its value. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function connect(stack: AsyncDisposableStack): Promise<Send> {
  const screen = start(stack, 'Xvfb', ['-displayfd', '3', '-screen', '0', '1600x8000x24']);
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await findFreePort();
  const display = `:${number.toString().trim()}`;
  const driver = start(stack, 'WebKitWebDriver', [`--port=${port}`], display);
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebKitWebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () => send('GET', '/status').then(Boolean, () => false);
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it answered.');
    await wait(50);
  }
  return send;
}

async function openTab({ javascript }: TabOptions): Promise<Tab> {
  await using starting = new AsyncDisposableStack();
  const send = await connect(starting);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          // The whole window is page: with its bar it cannot be as narrow as a phone.
          args: ['--automation', '--full-screen', `--enable-javascript=${javascript}`],
        },
      },
    },
  })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  starting.defer(() => send('DELETE', session).then(() => undefined));
  const act = async (source: object): Promise<void> => {
    await send('POST', `${session}/actions`, { actions: [source] });
  };
  const strike = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const running = starting.move();
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: (look, ...values) =>
      send('POST', `${session}/execute/sync`, {
        script: `return (${String(look)})(...arguments)`,
        args: values,
      }) as Promise<never>,
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          {
            type: 'pointerMove',
            duration: 0,
            origin: 'viewport',
            x: Math.round(x),
            y: Math.round(y),
          },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => strike(Array.from(text)),
    press: (key) => strike([keyCodes[key]]),
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    picture: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
