// Where everything of `npm start` lives. Each value can be overridden by an environment variable.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dataDir = process.env.DATA_DIR ?? join(root, '.local', 'data');

/** What `npm run build` writes. */
export const distDir = join(root, 'dist');

/** What it keeps for the next time. */
export const buildDir = join(root, '.cache', 'build');

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
