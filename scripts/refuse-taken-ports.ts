import { createServer } from 'node:net';
import type { Ports } from './settings.ts';

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}

/** Ends the process with one sentence that names the port and the variable that changes it. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      const variable = `${name.toUpperCase()}_PORT`;
      console.error(
        `Port ${port} (${name}) is taken. Stop the program that uses it, or choose another: ${variable}=${port + 10} npm start`,
      );
      process.exit(1);
    }
  }
}
