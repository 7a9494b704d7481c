/**
 * Runs the mailbox that catches every mail, and restarts it when its process exits unexpectedly.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface MailboxOptions {
  smtpPort: number;
  webPort: number;
  directory: string;
  /** Takes the emails to reply addresses. */
  apiUrl: string;
  /** How many mails are kept, the newest. Default: 500. */
  kept?: number;
  log: (line: string) => void;
}

export interface Mailbox {
  url: string;
  processId(): number | undefined;
  stop(): Promise<void>;
}

/** Backoff before each restart, in milliseconds; the last value repeats. */
const pauses = [100, 500, 1000, 2000, 5000, 10_000];
/** A process that ran this long resets the backoff. */
const STEADY_MS = 30_000;

export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  await mkdir(options.directory, { recursive: true });
  const ending = new AbortController();
  let child = await launch(options);

  const supervise = async () => {
    for (let failures = 0; ; failures += 1) {
      const startedAt = Date.now();
      const reason = await reasonOfEnd(child);
      if (ending.signal.aborted) return;
      if (Date.now() - startedAt > STEADY_MS) failures = 0;
      const ms = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      options.log(`The mailbox exited unexpectedly (${reason}). Restarting in ${ms / 1000} s.`);
      await pause(ms, undefined, { signal: ending.signal });
      const restarted = await launch(options).catch((error: Error) => options.log(error.message));
      if (restarted) child = restarted;
      if (ending.signal.aborted) child.kill('SIGKILL');
    }
  };
  const supervision = supervise().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });

  return {
    url: `http://localhost:${options.webPort}`,
    processId: () => child.pid,
    async stop() {
      ending.abort();
      child.kill('SIGKILL');
      await supervision;
    },
  };
}

async function launch(options: MailboxOptions): Promise<ChildProcess> {
  const { smtpPort, webPort, directory, apiUrl, kept = 500 } = options;
  const child = fork(
    join(import.meta.dirname, 'mailbox-process.ts'),
    [String(smtpPort), String(webPort), directory, apiUrl, String(kept)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] },
  );
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message?.ready) return child;
  child.kill('SIGKILL');
  throw new Error(`The mailbox did not start: ${message?.failed ?? `exit status ${message}`}.`);
}

async function reasonOfEnd(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode ?? `exit code ${child.exitCode}`;
}
