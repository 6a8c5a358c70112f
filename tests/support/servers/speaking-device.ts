import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const samplesPerSecond = 8000;
const samplesPerSlice = samplesPerSecond / 10;
/** A slice of a tenth of a second with a sample above this, of 127, is not silence. */
const loud = 6;

/** Where distributions put the module through which espeak-ng speaks. */
const modules = ['/usr/lib/speech-dispatcher-modules', '/usr/libexec/speech-dispatcher-modules'];
const runs = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const needed: readonly (readonly [packageName: string, isThere: () => boolean])[] = [
  ['speech-dispatcher', () => runs('speech-dispatcher')],
  [
    'speech-dispatcher-espeak-ng',
    () => modules.some((folder) => existsSync(path.join(folder, 'sd_espeak-ng'))),
  ],
  ['pulseaudio', () => runs('pulseaudio')],
  ['pulseaudio-utils', () => runs('parec')],
];

export interface SpeakingDevice extends AsyncDisposable {
  /** What a program needs in its environment to speak with this device's voices. */
  readonly env: Readonly<Record<string, string>>;
  /** Seconds in which something was heard so far. */
  heardSeconds(): number;
}

/**
 * Makes this machine a device that speaks: espeak-ng behind speech-dispatcher, which browsers on
 * Linux ask for voices, and a sound card of PulseAudio that plays to nobody, at the pace of a real
 * one. Nothing of the machine’s own settings is read or changed.
 * @throws naming the packages that are missing, with the command that installs them
 */
export async function startSpeakingDevice(): Promise<SpeakingDevice> {
  const missing = needed.filter(([, isThere]) => !isThere()).map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `A real voice needs ${missing.join(', ')}, which this machine has not. On Debian and Ubuntu: ` +
        `sudo apt-get install --yes ${missing.join(' ')}`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'speaking-device-'));
  const inFolder = (name: string): string => path.join(folder, name);
  const env = {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    PULSE_SERVER: `unix:${inFolder('sound')}`,
    SPEECHD_ADDRESS: `unix_socket:${inFolder('speech')}`,
  };
  await using started = new AsyncDisposableStack();
  started.defer(() => rm(folder, { recursive: true, force: true }));

  const start = (program: string, options: readonly string[]) => {
    const child = spawn(program, options, { env: { ...process.env, ...env } });
    child.stderr.resume();
    const ended = once(child, 'exit');
    started.defer(async () => {
      child.kill('SIGTERM');
      await ended;
    });
    return { child, ended };
  };
  /** Starts what listens at a socket in the folder, and waits until it does. */
  const startServer = async (socket: string, program: string, options: readonly string[]) => {
    const found = watch(folder);
    const { child, ended } = start(program, options);
    child.stdout.resume();
    const listens = (async () => {
      for await (const { filename } of found) if (filename === socket) return true;
      return false;
    })();
    if ((await Promise.race([listens, ended])) !== true)
      throw new Error(`${program} ended at once.`);
  };

  await startServer('sound', 'pulseaudio', [
    ...['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1'],
    '--load=module-null-sink sink_name=nobody',
    `--load=module-native-protocol-unix auth-anonymous=1 socket=${inFolder('sound')}`,
  ]);
  await writeFile(
    inFolder('speechd.conf'),
    'AudioOutputMethod "pulse"\nAddModule "espeak-ng" "sd_espeak-ng" ""\nDefaultModule espeak-ng\n',
  );
  await startServer('speech', 'speech-dispatcher', [
    ...['--run-single', '--timeout', '0', '--config-dir', folder, '--log-dir', folder],
    ...['--socket-path', inFolder('speech'), '--pid-file', inFolder('speech.pid')],
  ]);
  const { child: ear } = start('parec', [
    ...[
      '--device=nobody.monitor',
      '--latency-msec=50',
      '--format=u8',
      '--channels=1',
      `--rate=${samplesPerSecond}`,
    ],
  ]);
  let slices = 0;
  let place = 0;
  let loudest = 0;
  ear.stdout.on('data', (samples: Buffer) => {
    for (const sample of samples) {
      loudest = Math.max(loudest, Math.abs(sample - 128));
      place += 1;
      if (place % samplesPerSlice > 0) continue;
      if (loudest > loud) slices += 1;
      loudest = 0;
    }
  });

  const running = started.move();
  return {
    env,
    heardSeconds: () => (slices * samplesPerSlice) / samplesPerSecond,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
