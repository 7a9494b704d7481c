/**
 * The Supabase-compatible backend that `npm start` and the tests run on: real Postgres (PGlite) behind
 * @supabase/lite, with the pieces of a hosted project that lite lacks in front of it. Development only.
 */
import './lite-switches.ts';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { readProjectConfig } from './config.ts';
import { type DataFolder, damagedFolder, openDataFolder } from './data-folder.ts';
import { applyPending, readMigrations } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { openExisting } from './database/open-existing.ts';
import { installSystem, projectSnapshot, systemKey } from './database/prepare-database.ts';
import { startSweepTimer } from './database/sweep-timer.ts';
import { createTurns } from './database/turns.ts';
import { createFront } from './front/front.ts';
import type { RateLimitOption } from './front/rate-limits.ts';
import { serve } from './http-server.ts';
import { publishableKey, serviceRoleKey } from './keys.ts';
import { createLiteApp } from './lite-app.ts';
import { AuthMailer } from './mail/auth-mailer.ts';
import { startMailbox } from './mail/mailbox.ts';
import { startOutboxTimer } from './mail/outbox-timer.ts';
import { migrationsDir as projectMigrations } from './paths.ts';
import { requireFreePort } from './ports.ts';

export interface BackendOptions {
  /** A folder that keeps the data, or 'memory'. */
  dataDir: string | 'memory';
  apiPort: number;
  mailboxPort: number;
  smtpPort: number;
  /** The address of the site, such as http://localhost:3000: links in mails lead there. */
  siteUrl: string;
  /** This machine's name or address in its network, when the API is to be reached from there too. */
  networkName?: string;
  migrationsDir?: string;
  /** Whether a new database gets supabase/seed and the three local accounts. True unless said otherwise. */
  seed?: boolean;
  /** 'off' for tests that sign in more often than people do. */
  rateLimits?: RateLimitOption;
  /** Seconds between two looks at the outbox; 'off' for tests that empty it themselves. 15 unless said otherwise. */
  drainEverySeconds?: number | 'off';
  /** Where supabase/functions is, for tests of the mount. */
  functionsDir?: string;
  log?: (line: string) => void;
}

export interface Backend {
  apiUrl: string;
  mailboxUrl: string;
  publishableKey: string;
  serviceRoleKey: string;
  /** Runs one statement as the database's superuser, for tests and tools. */
  sql<Row = Record<string, unknown>>(query: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? (() => undefined);
  await requireFreePort(options.apiPort, 'the Supabase API', 'API_PORT');
  await requireFreePort(options.mailboxPort, 'the mailbox', 'MAILBOX_PORT');
  await requireFreePort(options.smtpPort, "the mailbox's SMTP", 'SMTP_PORT');
  const folder = await openDataFolder(options.dataDir, log);
  const undo: (() => Promise<void> | void)[] = [() => folder.release()];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return await start({ options, folder, log, undo, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start {
  options: BackendOptions;
  folder: DataFolder;
  log: (line: string) => void;
  undo: (() => Promise<void> | void)[];
  stop: () => Promise<void>;
}

async function start({ options, folder, log, undo, stop }: Start): Promise<Backend> {
  const apiUrl = `http://${options.networkName ?? 'localhost'}:${options.apiPort}`;
  const config = readProjectConfig(options.siteUrl);

  const starting = {
    mailbox: startMailbox({
      smtpPort: options.smtpPort,
      webPort: options.mailboxPort,
      directory: folder.mail,
      log,
    }),
    database: openProjectDatabase(options, folder, log),
  };
  // Registered before they have started: when one fails, the other may still be on its way.
  undo.push(() => stopStarted(starting.mailbox, (mailbox) => mailbox.stop()));
  undo.push(() => stopStarted(starting.database, (connection) => connection.close()));
  const [mailbox, connection] = await Promise.all([starting.mailbox, starting.database]);

  const mailer = new AuthMailer({ apiUrl, smtpPort: options.smtpPort, config });
  undo.push(() => mailer.close());
  const app = await createLiteApp({ connection, config, storageDir: folder.storage, mailer });
  const turns = createTurns();
  if (options.rateLimits === 'off') {
    // A project of other migrations, as some tests have it, may be without the table.
    await connection.driver.exec(`do $$ begin
      if to_regclass('private.limits') is not null then update private.limits set allowed = null; end if;
    end $$`);
  }
  const front = createFront({
    app,
    connection,
    turns,
    config,
    mailer,
    apiUrl,
    smtpPort: options.smtpPort,
    rateLimits: options.rateLimits ?? 'on',
    functionsDir: options.functionsDir,
    log,
  });
  const reach = options.networkName ? 'network' : 'machine';
  const server = await serve({ port: options.apiPort, reach }, front, log);
  undo.push(() => server.stop());
  const run = (statement: string) => turns.take(() => connection.driver.exec(statement));
  const sweeps = startSweepTimer({ run, log });
  undo.push(() => sweeps.stop());
  const everySeconds = options.drainEverySeconds ?? 15;
  if (everySeconds !== 'off') {
    const { functionsDir } = options;
    const secretKey = serviceRoleKey;
    const timer = startOutboxTimer({ apiUrl, secretKey, everySeconds, functionsDir, log });
    undo.push(() => timer.stop());
  }

  return {
    apiUrl,
    mailboxUrl: mailbox.url,
    publishableKey,
    serviceRoleKey,
    async sql<Row>(query: string, params: unknown[] = []) {
      const { rows } = await turns.take(() => connection.driver.query<Row>(query, params));
      return rows;
    },
    stop,
  };
}

const stopStarted = <T>(starting: Promise<T>, stop: (started: T) => Promise<void>) =>
  starting.then(stop, () => undefined);

async function openProjectDatabase(
  options: BackendOptions,
  folder: DataFolder,
  log: (line: string) => void,
): Promise<PgliteConnection> {
  const migrationsDir = options.migrationsDir ?? projectMigrations;
  if (folder.database && folder.state !== 'empty') {
    const connection = await openExisting(folder.database, (reason) =>
      damagedFolder(options.dataDir, reason),
    );
    if (folder.state === 'unmarked') {
      log(
        `The file that marks the database in ${options.dataDir} as finished was missing. The database is whole and is used.`,
      );
    }
    if (folder.systemKey !== systemKey) await installSystem(connection);
    const applied = await applyPending(connection.driver, await readMigrations(migrationsDir));
    if (applied.length > 0) log(`Applied ${applied.length} new migrations: ${applied.join(', ')}.`);
    await folder.markFilled(systemKey);
    return connection;
  }
  const snapshot = await projectSnapshot({ migrationsDir, seed: options.seed ?? true, log });
  await folder.markPreparing();
  const connection = await openDatabase(folder.database, snapshot);
  await folder.markFilled(systemKey);
  return connection;
}
