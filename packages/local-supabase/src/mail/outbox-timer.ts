/**
 * Emulates pg_cron and pg_net: calls the edge functions `drain-outbox` and `request-build` periodically.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { functionsDir } from '../paths.ts';

interface OutboxTimerOptions {
  apiUrl: string;
  secretKey: string;
  everySeconds: number;
  functionsDir: string | undefined;
  log: (line: string) => void;
}

export interface OutboxTimer {
  stop(): Promise<void>;
}

export function startOutboxTimer(options: OutboxTimerOptions): OutboxTimer {
  const { apiUrl, secretKey, everySeconds, log } = options;
  const dir = options.functionsDir ?? functionsDir;
  const names = ['drain-outbox', 'request-build'].filter((name) => existsSync(join(dir, name)));
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;

  const call = async (name: string) => {
    try {
      const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        signal: ending.signal,
      });
      await response.body?.cancel();
      if (!response.ok) log(`The scheduled ${name} was answered with ${response.status}.`);
    } catch (error) {
      if (!ending.signal.aborted) log(`The scheduled ${name} could not be called: ${error}`);
    }
  };
  const timer = setInterval(() => {
    // With a slow mail server, a drain takes longer than the interval.
    running ??= Promise.all(names.map(call)).finally(() => {
      running = undefined;
    });
  }, everySeconds * 1000);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
