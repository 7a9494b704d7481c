import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Says in one sentence which port is taken and what to do, before anything has started. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  let code = await whyTaken(port);
  // A backend that was killed a moment ago lets go of its ports a moment later.
  for (let attempt = 0; code === 'EADDRINUSE' && attempt < 5; attempt++) {
    await pause(150);
    code = await whyTaken(port);
  }
  if (!code) return;
  const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
  throw new Error(
    `Port ${port} for ${what} ${reason}: stop it, or name another port in ${variable}.`,
  );
}

function whyTaken(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
