/**
 * Serves a temporary database with the project's migrations over the PostgreSQL wire protocol, so that the
 * `supabase` CLI works without Docker.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { cacheDir, migrationsDir, repositoryDir } from '../paths.ts';
import { openDatabase } from './open-database.ts';
import { projectSnapshot } from './prepare-database.ts';

export async function withDatabaseUrl<T>(
  work: (url: string) => Promise<T>,
  extraSql = '',
): Promise<T> {
  const snapshot = await projectSnapshot({ migrationsDir, seed: false, log: console.error });
  const connection = await openDatabase(undefined, snapshot);
  await connection.driver.exec(extraSql);
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db: connection.driver,
    host: '127.0.0.1',
    port,
    maxConnections: 10,
  });
  await server.start();
  try {
    // Without sslmode=disable the CLI prints a notice to stdout.
    return await work(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
  } finally {
    await server.stop();
    await connection.close();
  }
}

export interface CliResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the CLI of the npm package `supabase`; its settings stay inside the repository. */
export async function runSupabaseCli(args: string[]): Promise<CliResult> {
  const home = join(cacheDir, 'cli-home');
  await mkdir(home, { recursive: true });
  const child = spawn(process.execPath, [supabaseCli(), ...args], {
    cwd: repositoryDir,
    env: { ...process.env, HOME: home, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status: typeof status === 'number' ? status : 1, stdout, stderr };
}

function supabaseCli(): string {
  return fileURLToPath(new URL('dist/supabase.js', import.meta.resolve('supabase/package.json')));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('No free port was found.');
}
