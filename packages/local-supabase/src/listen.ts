import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** Who can reach a server: this machine, or its networks too. */
export type Reach = 'machine' | 'network';

/**
 * Listens on both loopback addresses, because `localhost` resolves to 127.0.0.1 in some programs and to ::1 in
 * others; or on every interface.
 */
export async function listen(
  server: HttpServer,
  port: number,
  reach: Reach = 'machine',
): Promise<void> {
  if (reach === 'network') return listening(server, port);
  await listening(server, port, '127.0.0.1');
  const close = await listenOnIpv6Loopback(port, (socket) => server.emit('connection', socket));
  server.once('close', close);
}

/** Does nothing on a machine without IPv6. */
export async function listenOnIpv6Loopback(
  port: number,
  take: (socket: Socket) => void,
): Promise<() => void> {
  const server = createServer(take);
  try {
    await listening(server, port, '::1');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
  }
  return () => server.close();
}

function listening(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}
