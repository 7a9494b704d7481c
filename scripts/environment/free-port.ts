import { createServer } from 'node:net';
import type { Ports } from './settings.ts';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('port')),
      );
    });
  });
}

export async function freePorts(): Promise<Ports> {
  return {
    site: await freePort(),
    api: await freePort(),
    mailbox: await freePort(),
    smtp: await freePort(),
  };
}
