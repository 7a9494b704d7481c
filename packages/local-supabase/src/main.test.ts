import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from './paths.ts';
import { forkBackend, type StartedBackend, startedBackend } from './testing/backend-process.ts';
import { clientOf, freePorts, serviceOf } from './testing/test-backend.ts';

describe('the backend process', () => {
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
    const own = { API_PORT, MAILBOX_PORT, SMTP_PORT, DATA_DIR: dataDir } as Record<string, string>;
    const child = forkBackend({ ...own, ...env });
    children.push(child);
    return child;
  }

  const start = () => startedBackend(spawnMain());

  async function failure(env: Record<string, string>): Promise<{ status: number; stderr: string }> {
    const child = spawnMain(env);
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    const [status] = await once(child, 'close');
    return { status, stderr: stderr.trim() };
  }

  let running: StartedBackend;

  it('keeps every row when the mark of a finished database is lost', async () => {
    const first = await start();
    const rows = Array.from({ length: 20 }, (_, index) => ({
      name: 'Main test',
      email: `person-${index}@example.org`,
      service: 'general',
      message: 'To be kept through a kill.',
    }));
    const saved = await clientOf(first.line).from('contact_submissions').insert(rows);
    expect(saved.error).toBeNull();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await rm(join(dataDir, 'filled'));

    running = await start();
    const { count } = await serviceOf(running.line)
      .from('contact_submissions')
      .select('id', { count: 'exact', head: true })
      .like('email', 'person-%');
    expect(count).toBe(20);
  }, 120_000);

  it('locks its data folder, and exits with status 0 at SIGTERM', async () => {
    const [API_PORT, MAILBOX_PORT, SMTP_PORT] = (await freePorts(3)).map(String);
    const locked = await failure({ API_PORT, MAILBOX_PORT, SMTP_PORT } as Record<string, string>);
    expect(locked.stderr).toContain('is in use by process');

    running.child.kill('SIGTERM');
    const [status] = await once(running.child, 'exit');
    expect(status).toBe(0);
  }, 120_000);

  it('has everything in a copy of its folder', async () => {
    const copy = `${dataDir}-copy`;
    await cp(dataDir, copy, { recursive: true });
    const { child, line } = await startedBackend(spawnMain({ DATA_DIR: copy }));
    const { count } = await serviceOf(line)
      .from('contact_submissions')
      .select('id', { count: 'exact', head: true })
      .like('email', 'person-%');
    expect(count).toBe(20);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(copy, { recursive: true });
  }, 120_000);

  it('exits when its parent exits', async () => {
    const { child } = await start();
    child.disconnect();
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
  });

  it('names a taken port in one sentence', async () => {
    const other = createServer().listen(ports[0], '127.0.0.1');
    await once(other, 'listening');
    const { status, stderr } = await failure({});
    other.close();
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${ports[0]} for the Supabase API is taken by another program: stop it, or name another port in API_PORT.`,
    );
  });

  it('names a read-only folder in one sentence', async () => {
    const { status, stderr } = await failure({ DATA_DIR: '/dev/null/data' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The data folder /dev/null/data cannot be written: allow it, or name another one in DATA_DIR.',
    );
  });
});
