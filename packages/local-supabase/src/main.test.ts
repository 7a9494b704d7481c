import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from './paths.ts';
import type { Backend } from './start-backend.ts';
import { clientOf, freePorts } from './testing/shared-backend.ts';

interface Started {
  child: ChildProcess;
  line: Backend;
}

describe('the backend as a process', () => {
  let dataDir: string;
  let ports: number[];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    await mkdir(cacheDir, { recursive: true });
    dataDir = await mkdtemp(join(cacheDir, 'main-test-'));
    ports = await freePorts(3);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  function spawnMain(env: Record<string, string> = {}): ChildProcess {
    const [API_PORT, MAILBOX_PORT, SMTP_PORT] = ports.map(String);
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      env: { ...process.env, API_PORT, MAILBOX_PORT, SMTP_PORT, DATA_DIR: dataDir, ...env },
      execArgv: [],
      silent: true,
    });
    children.push(child);
    return child;
  }

  async function start(): Promise<Started> {
    const child = spawnMain();
    const [chunk] = await once(child.stdout ?? child, 'data');
    return { child, line: JSON.parse(String(chunk)) };
  }

  async function failure(env: Record<string, string>): Promise<{ status: number; words: string }> {
    const child = spawnMain(env);
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    const [status] = await once(child, 'close');
    return { status, words: words.trim() };
  }

  it('keeps every acknowledged row through kill -9', async () => {
    const first = await start();
    expect(first.line).toMatchObject({ ready: true, apiUrl: `http://localhost:${ports[0]}` });
    const row = (index: number) => ({
      name: `Person ${index}`,
      email: 'person@example.org',
      service: 'general',
      message: 'A message of more than ten characters.',
    });
    const client = clientOf(first.line);
    const acknowledged: string[] = [];
    const enough = Promise.withResolvers<void>();
    let killed = false;
    const writing = Promise.all(
      [0, 1, 2, 3].map(async (worker) => {
        for (let i = 0; !killed; i++) {
          const { status } = await client
            .from('contact_submissions')
            .insert(row(worker * 1000 + i));
          if (status === 201) acknowledged.push(`Person ${worker * 1000 + i}`);
          if (acknowledged.length === 40) enough.resolve();
        }
      }),
    );
    await enough.promise;
    first.child.kill('SIGKILL');
    killed = true;
    await writing;

    const second = await start();
    const { data } = await clientOf(second.line, second.line.serviceRoleKey)
      .from('contact_submissions')
      .select('name');
    const kept = new Set(data?.map(({ name }) => name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    expect(kept.size).toBeGreaterThanOrEqual(40);

    const other = await freePorts(3);
    const locked = await failure({
      API_PORT: String(other[0]),
      MAILBOX_PORT: String(other[1]),
      SMTP_PORT: String(other[2]),
    });
    expect(locked.words).toContain('is in use by process');

    second.child.kill('SIGTERM');
    const [status] = await once(second.child, 'exit');
    expect(status).toBe(0);
  }, 120_000);

  it('ends when its parent goes away', async () => {
    const { child } = await start();
    child.disconnect();
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
  });

  it('says in one sentence which port is taken', async () => {
    const squatter = createServer().listen(ports[0], '127.0.0.1');
    await once(squatter, 'listening');
    const { status, words } = await failure({});
    squatter.close();
    expect(status).toBe(1);
    expect(words).toBe(
      `Port ${ports[0]} for the Supabase API is taken by another program: stop it, or name another port in API_PORT.`,
    );
  });

  it('says in one sentence which folder it cannot write', async () => {
    const { status, words } = await failure({ DATA_DIR: '/dev/null/data' });
    expect(status).toBe(1);
    expect(words).toBe(
      'The data folder /dev/null/data cannot be written: allow it, or name another one in DATA_DIR.',
    );
  });
});
