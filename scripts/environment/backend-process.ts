// Starts packages/local-supabase in a child process and waits for its line of JSON.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Ports, root } from './settings.ts';

export type BackendReady = {
  apiUrl: string;
  mailboxUrl: string;
  publishableKey: string;
  serviceRoleKey: string;
};

export type BackendProcess = {
  ready: BackendReady;
  whenStopped: Promise<string>;
  stop: () => Promise<void>;
};

type Options = {
  ports: Ports;
  siteUrl: string;
  dataDir: string;
  /** Host name in the local network, to open the API to it. */
  networkName?: string;
  rateLimits?: 'off';
  /** For tests that drain the outbox themselves. */
  outboxDrain?: 'off';
};

/** Without them, garbage and compiled code double the memory of the process before V8 gives it back. */
const memoryFlags = [
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--wasm-num-compilation-tasks=1',
];

export function spawnBackend({
  ports,
  siteUrl,
  dataDir,
  networkName,
  rateLimits,
  outboxDrain,
}: Options): Promise<BackendProcess> {
  const main = join(root, 'packages/local-supabase/src/main.ts');
  const child = spawn(process.execPath, [...memoryFlags, main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // In its own process group: Ctrl-C reaches this process only, which stops the backend in order.
    detached: true,
    env: {
      ...process.env,
      API_PORT: String(ports.api),
      MAILBOX_PORT: String(ports.mailbox),
      SMTP_PORT: String(ports.smtp),
      SITE_URL: siteUrl,
      DATA_DIR: dataDir,
      ...(networkName && { NETWORK_NAME: networkName }),
      ...(rateLimits && { RATE_LIMITS: rateLimits }),
      ...(outboxDrain && { OUTBOX_DRAIN: outboxDrain }),
    },
  });
  let isStopping = false;
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)),
  );
  const stop = async () => {
    isStopping = true;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 8000);
    await exited;
    clearTimeout(force);
  };
  const whenStopped = new Promise<string>((resolve) => {
    exited.then((reason) => !isStopping && resolve(reason));
  });

  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('The local backend has no output.'));
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (!line.startsWith('{"ready"')) return console.log(line);
      resolve({ ready: JSON.parse(line) as BackendReady, whenStopped, stop });
    });
    exited.then((reason) => reject(new Error(`The local backend did not start (${reason}).`)));
  });
}
