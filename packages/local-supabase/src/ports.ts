import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** @throws an error that names the port and what to do if it is taken. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  let code = await whyTaken(port);
  // The ports of a killed process are released a moment later.
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

/** The error code of listening on a port, on any address that `localhost` may resolve to. */
export async function whyTaken(port: number): Promise<string | undefined> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code && !(host === '::1' && hasNoIpv6.has(code))) return code;
  }
  return undefined;
}

const hasNoIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
