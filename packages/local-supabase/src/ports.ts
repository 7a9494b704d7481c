import { createServer } from 'node:net';

/** Says in one sentence which port is taken and what to do, before anything has started. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken by another program'
          : `cannot be used (${error.code})`;
      reject(
        new Error(
          `Port ${port} for ${what} ${reason}: stop it, or name another port in ${variable}.`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
