/**
 * Runs the backend in a process: `node packages/local-supabase/src/main.ts`. Prints one line of JSON with
 * addresses and keys to stdout once everything listens, and everything else to stderr. Exits at SIGINT,
 * SIGTERM, and when the process that forked it exits.
 */
import { resolve } from 'node:path';
import { defaultDataDir, repositoryDir } from './paths.ts';
import { type Backend, startBackend } from './start-backend.ts';

const { env } = process;
let backend: Backend | undefined;
let ending = false;

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await backend?.stop();
  process.exit(0);
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);

try {
  backend = await startBackend({
    dataDir: dataDir(),
    apiPort: port('API_PORT', 54321),
    mailboxPort: port('MAILBOX_PORT', 54324),
    smtpPort: port('SMTP_PORT', 54325),
    networkName: env.NETWORK_NAME || undefined,
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    seed: env.SEED !== 'off',
    signUp: env.SIGN_UP !== 'off',
    drainEverySeconds: env.OUTBOX_DRAIN === 'off' ? 'off' : 15,
    rateLimits: env.RATE_LIMITS === 'off' ? 'off' : 'on',
    log: (line) => console.error(line),
  });
  if (ending) await backend.stop();
  const { apiUrl, mailboxUrl, publishableKey, serviceRoleKey } = backend;
  console.log(JSON.stringify({ ready: true, apiUrl, mailboxUrl, publishableKey, serviceRoleKey }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function dataDir(): string {
  if (env.DATA_DIR === 'memory') return 'memory';
  return env.DATA_DIR ? resolve(repositoryDir, env.DATA_DIR) : defaultDataDir;
}

function port(variable: string, fallback: number): number {
  const value = Number(env[variable] ?? fallback);
  if (Number.isInteger(value) && value > 0 && value < 65536) return value;
  throw new Error(`${variable} must be a port number, not "${env[variable]}".`);
}
