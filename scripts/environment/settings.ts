// Folders and ports of `npm start`, which environment variables can override.
import { networkInterfaces } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dataDir = process.env.DATA_DIR ?? join(root, '.local', 'data');

/** The output of `npm run build`. */
export const distDir = join(root, 'dist');

/** Its cache. */
export const buildDir = join(root, '.cache', 'build');

/** The npm command of a script, for messages. */
export function commandOf(script: string): string {
  const name = basename(script, '.ts');
  return name === 'start' ? 'npm start' : `npm run ${name}`;
}
export const command = commandOf(process.argv[1] ?? '');

/** `--host [name]` opens the servers to the local network, under the name or this machine's address. */
export function networkName(args = process.argv.slice(2)): string | undefined {
  const at = args.indexOf('--host');
  if (at < 0) return undefined;
  const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return args[at + 1] ?? outside?.address ?? 'localhost';
}

export type Ports = { site: number; api: number; mailbox: number; smtp: number };

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    console.error(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".`);
    process.exit(1);
  }
  return value;
}

export function portsFromEnvironment(): Ports {
  return {
    site: port('SITE_PORT', 3000),
    api: port('API_PORT', 54321),
    mailbox: port('MAILBOX_PORT', 54324),
    smtp: port('SMTP_PORT', 54325),
  };
}

/** Where the apps and the API of this machine respond: on `localhost`, or to its network with `--host`. */
export function localAddresses({ site, api }: Ports, host = networkName()) {
  const name = host ?? 'localhost';
  const siteUrl = process.env.SITE_URL ?? `http://${name}:${site}`;
  return { host, siteUrl: siteUrl.replace(/\/+$/, ''), apiUrl: `http://${name}:${api}` };
}
