/**
 * Stands in for pg_cron and pg_net: calls the edge function `drain-outbox` again and again, so that
 * mails go out which the request that wrote them could not send.
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
  const name = 'drain-outbox';
  if (!existsSync(join(options.functionsDir ?? functionsDir, name)))
    return { stop: async () => {} };
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  const drain = async () => {
    try {
      const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        signal: ending.signal,
      });
      await response.body?.cancel();
      if (!response.ok) log(`Emptying the outbox was answered with ${response.status}.`);
    } catch (error) {
      if (!ending.signal.aborted) log(`The outbox could not be emptied: ${error}`);
    }
  };
  const timer = setInterval(() => {
    // A slow mail server makes a drain longer than the pause.
    running ??= drain().finally(() => {
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
