// A temporary PostgreSQL server on a free loopback port.
import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../environment/free-port.ts';
import { findPostgres, type PostgresMajor } from './postgres-binaries.ts';

export const SUPERUSER = 'supabase_admin';

export interface PostgresServer {
  password: string;
  /** For programs that connect by themselves. */
  urlOf: (user: string) => string;
  connect: (user: string) => Promise<Client>;
  stop: () => Promise<void>;
}

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  timezone: 'UTC',
};

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

interface ServerOptions {
  major: PostgresMajor;
  /** Settings of postgresql.conf, besides DEFAULTS. */
  settings?: Readonly<Record<string, string>>;
}

export async function startPostgres({ major, settings }: ServerOptions): Promise<PostgresServer> {
  const bin = findPostgres(major);
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), `expat-buddy-postgres-${major}-`));
  const password = randomBytes(18).toString('hex');
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const dataDir = makeCluster({ bin, folder, password, options });

  const port = await freePort();
  const all = { ...DEFAULTS, ...settings, port: String(port) };
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log = keepLastLines(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An exit handler cannot await, and the server still writes while it shuts down.
  const abandon = () => {
    child.kill('SIGQUIT');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    remove();
  };
  const quit = () => stop().finally(() => process.exit(1));
  process.once('exit', abandon);
  process.once('SIGINT', quit).once('SIGTERM', quit);

  const clients: Client[] = [];
  const connect = async (name: string) => {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: name,
      password,
      database: 'postgres',
    });
    await client.connect();
    clients.push(client);
    return client;
  };
  const stop = async () => {
    await Promise.allSettled(clients.map((client) => client.end()));
    child.kill('SIGINT');
    await exited;
    process.off('exit', abandon).off('SIGINT', quit).off('SIGTERM', quit);
    remove();
  };
  for (;;) {
    const client = await connect(SUPERUSER).catch(() => undefined);
    if (client) {
      await client.end();
      const urlOf = (name: string) => `postgresql://${name}:${password}@127.0.0.1:${port}/postgres`;
      return { password, urlOf, connect, stop };
    }
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`PostgreSQL ${major} did not start:\n${log()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface ClusterOptions {
  bin: string;
  folder: string;
  password: string;
  options: SpawnSyncOptions;
}

/** @returns the data folder. */
function makeCluster({ bin, folder, password, options }: ClusterOptions): string {
  const dataDir = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (options.uid !== undefined && options.gid !== undefined)
    for (const path of [folder, dataDir, passwordFile]) chownSync(path, options.uid, options.gid);
  const { status, error, stderr } = spawnSync(
    join(bin, 'initdb'),
    [
      ...['--pgdata', dataDir, '--username', SUPERUSER, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-sync', '--no-instructions'],
      ...['--locale', process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'],
    ],
    { ...options, encoding: 'utf8' },
  );
  if (status === 0) return dataDir;
  rmSync(folder, { recursive: true, force: true });
  const readable = options.uid === undefined ? '' : ` Can the user nobody read ${bin}?`;
  throw new Error(`initdb failed: ${error?.message ?? stderr}${readable}`);
}

function keepLastLines(child: ChildProcess): () => string {
  let lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    lines = [...lines, ...chunk.toString().split('\n')].slice(-20);
  });
  return () => lines.join('\n');
}
