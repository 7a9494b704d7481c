import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from './paths.ts';
import { forkBackend, startedBackend } from './testing/backend-process.ts';
import { killRound } from './testing/kill-round.ts';
import { clientOf, freePorts } from './testing/shared-backend.ts';

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
    const own = { API_PORT, MAILBOX_PORT, SMTP_PORT, DATA_DIR: dataDir } as Record<string, string>;
    const child = forkBackend({ ...own, ...env });
    children.push(child);
    return child;
  }

  const start = () => startedBackend(spawnMain());

  async function failure(env: Record<string, string>): Promise<{ status: number; words: string }> {
    const child = spawnMain(env);
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    const [status] = await once(child, 'close');
    return { status, words: words.trim() };
  }

  it('loses and doubles no inquiry and no mail through kill -9', async () => {
    // Mails are on their way by then, so the kill meets both. Ten rounds of a hundred: kill-test.ts.
    const inquiries = 20;
    const round = await killRound({ inquiries, killAfter: 8, of: 'mails' }, dataDir);
    expect(round).toMatchObject({
      lost: 0,
      doubled: 0,
      saved: inquiries,
      mailsMissing: 0,
      mailsDoubled: 0,
    });
    expect(round.mailsAtKill).toBeGreaterThanOrEqual(8);
  }, 180_000);

  it('keeps every inquiry when the mark of a finished database is lost', async () => {
    await rm(join(dataDir, 'filled'));
    const { child, line } = await start();
    const { count } = await clientOf(line, line.serviceRoleKey)
      .from('contact_submissions')
      .select('id', { count: 'exact', head: true })
      .like('email', 'person-%');
    expect(count).toBe(20);
    child.kill('SIGTERM');
    await once(child, 'exit');
  }, 120_000);

  it('lets nobody else into its data folder, and ends in order when asked', async () => {
    const second = await start();
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
