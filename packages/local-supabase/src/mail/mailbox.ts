/** Starts the mailbox that catches every mail sent, and stops it again. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mailbox {
  url: string;
  stop(): Promise<void>;
}

export async function startMailbox(options: {
  smtpPort: number;
  webPort: number;
  directory: string;
}): Promise<Mailbox> {
  await mkdir(options.directory, { recursive: true });
  const child = fork(
    join(import.meta.dirname, 'mailbox-process.ts'),
    [String(options.smtpPort), String(options.webPort), options.directory],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] },
  );
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (!message?.ready) {
    child.kill('SIGKILL');
    throw new Error(`The mailbox did not start: ${message?.failed ?? `exit status ${message}`}.`);
  }
  return {
    url: `http://localhost:${options.webPort}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
