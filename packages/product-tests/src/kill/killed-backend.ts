/** A backend in a process of its own that a round kills and starts again in the same folder. */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheDir } from '@expat-buddy/local-supabase/paths';
import type { Backend } from '@expat-buddy/local-supabase/start-backend';
import {
  forkBackend,
  type StartedBackend,
  startedBackend,
} from '@expat-buddy/local-supabase/testing/backend-process';
import { freePorts, serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { mailFiles } from './mail-count.ts';

export interface KilledBackend {
  dataDir: string;
  start: () => Promise<StartedBackend>;
}

/** Runs a round in a new folder and cleans up after it. */
export async function inNewFolder<Figures>(
  round: (backend: KilledBackend) => Promise<Figures>,
): Promise<Figures> {
  await mkdir(cacheDir, { recursive: true });
  const dataDir = await mkdtemp(join(cacheDir, 'kill-test-'));
  const [API_PORT, MAILBOX_PORT, SMTP_PORT] = (await freePorts(3)).map(String);
  const env = { API_PORT, MAILBOX_PORT, SMTP_PORT } as Record<string, string>;
  let running: StartedBackend | undefined;
  const start = async () => {
    running = await startedBackend(forkBackend({ ...env, DATA_DIR: dataDir, RATE_LIMITS: 'off' }));
    return running;
  };
  try {
    return await round({ dataDir, start });
  } finally {
    running?.child.kill('SIGKILL');
    await pause(200);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The digest that staff get after the office opens, at whatever time the tests run. */
export async function turnOffMorningMails(backend: Backend): Promise<void> {
  const db = serviceOf(backend);
  const { data } = await db.from('profiles').select('user_id:id').throwOnError();
  const settings = data.map((profile) => ({ ...profile, due_today: false, digest: false }));
  await db.from('notification_settings').upsert(settings).throwOnError();
}

/** Kills the backend once the mailbox has this many mails, or as soon as everything was sent if none is named. */
export async function killAtMail(
  { child }: StartedBackend,
  dataDir: string,
  mails = 0,
): Promise<void> {
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  while (child.signalCode === null && (await mailFiles(dataDir)) < mails) await pause(5);
  child.kill('SIGKILL');
  await gone;
}
