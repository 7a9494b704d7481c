/**
 * The Supabase-compatible backend of `npm start` and the tests: Postgres (PGlite) behind @supabase/lite, with
 * middleware for what lite lacks of a hosted project. Development only.
 */
import './lite-switches.ts';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { readProjectConfig } from './config.ts';
import {
  type DataFolder,
  damagedFolder,
  explainedFailure,
  openDataFolder,
  outdatedFolder,
} from './data-folder.ts';
import { readContents } from './database/contents.ts';
import { applyPending, findReplacedVersions, readMigrations } from './database/migrations.ts';
import { createMutex } from './database/mutex.ts';
import { openDatabase } from './database/open-database.ts';
import { openExisting } from './database/open-existing.ts';
import { installSystem, projectSnapshot, systemKey } from './database/prepare-database.ts';
import { startPublicationTimer } from './database/publication-timer.ts';
import { startSweepTimer } from './database/sweep-timer.ts';
import { serve } from './http-server.ts';
import { publishableKey, serviceRoleKey } from './keys.ts';
import { createLiteApp } from './lite-app.ts';
import { AuthMailer } from './mail/auth-mailer.ts';
import { startMailbox } from './mail/mailbox.ts';
import { startOutboxTimer } from './mail/outbox-timer.ts';
import type { RateLimitOption } from './middleware/auth/rate-limits.ts';
import { createRequestHandler } from './middleware/request-handler.ts';
import { migrationsDir as projectMigrations } from './paths.ts';
import { requireFreePort } from './ports.ts';

export interface BackendOptions {
  /** Where the data is kept, or 'memory'. */
  dataDir: string | 'memory';
  apiPort: number;
  mailboxPort: number;
  smtpPort: number;
  /** URL of the site, such as http://localhost:3000; links in mails lead there. */
  siteUrl: string;
  /** Host name or address in the local network, to open the API to it. */
  networkName?: string;
  migrationsDir?: string;
  /** Whether a new database gets supabase/seed and the three local accounts. Default: true. */
  seed?: boolean;
  rateLimits?: RateLimitOption;
  /** Whether people may create accounts, which config.toml refuses on a hosted project. Default: true. */
  signUp?: boolean;
  /** Interval of the scheduled functions, in seconds; 'off' for tests that call them. Default: 15. */
  drainEverySeconds?: number | 'off';
  /** Default: supabase/functions. */
  functionsDir?: string;
  log?: (line: string) => void;
  /** A prepared database instead of the one in `dataDir`. */
  connection?: PgliteConnection;
}

export interface Backend {
  apiUrl: string;
  mailboxUrl: string;
  publishableKey: string;
  serviceRoleKey: string;
  /** Runs one statement as the database's superuser. */
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
    throw await explainedFailure(options.dataDir, error);
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
  const config = { ...readProjectConfig(options.siteUrl), enableSignup: options.signUp ?? true };

  const starting = {
    mailbox: startMailbox({
      smtpPort: options.smtpPort,
      webPort: options.mailboxPort,
      directory: folder.mail,
      apiUrl,
      log,
    }),
    database: openProjectDatabase(options, folder, log),
  };
  // Registered before they have started: if one fails, the other may still be starting.
  undo.push(() => stopStarted(starting.mailbox, (mailbox) => mailbox.stop()));
  undo.push(() =>
    stopStarted(starting.database, async (connection) => {
      if (folder.database) await keepContents(folder, connection);
      await connection.close();
    }),
  );
  const [mailbox, connection] = await Promise.all([starting.mailbox, starting.database]);

  const mailer = new AuthMailer({ apiUrl, smtpPort: options.smtpPort, config });
  undo.push(() => mailer.close());
  const app = await createLiteApp({ connection, config, storageDir: folder.storage, mailer });
  const mutex = createMutex();
  // For PGlite's one session, so that the rows of a kept folder stay.
  if (options.rateLimits === 'off') {
    await connection.driver.exec(`set expat_buddy.rate_limits to 'off'`);
  }
  const front = createRequestHandler({
    app,
    connection,
    mutex,
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
  const run = (statement: string) => mutex.runExclusive(() => connection.driver.exec(statement));
  const everySeconds = options.drainEverySeconds ?? 15;
  if (everySeconds !== 'off') {
    const { functionsDir } = options;
    const secretKey = serviceRoleKey;
    const timer = startOutboxTimer({ apiUrl, secretKey, everySeconds, functionsDir, log });
    undo.push(() => timer.stop());
    const sweeps = startSweepTimer({ run, log });
    undo.push(() => sweeps.stop());
    const publications = startPublicationTimer({ run, everySeconds, log });
    undo.push(() => publications.stop());
  }

  return {
    apiUrl,
    mailboxUrl: mailbox.url,
    publishableKey,
    serviceRoleKey,
    async sql<Row>(query: string, params: unknown[] = []) {
      const { rows } = await mutex.runExclusive(() => connection.driver.query<Row>(query, params));
      return rows;
    },
    stop,
  };
}

const stopStarted = <T>(starting: Promise<T>, stop: (started: T) => Promise<void>) =>
  starting.then(stop, () => undefined);

/** The next start goes without when the disk is full. */
const keepContents = (folder: DataFolder, connection: PgliteConnection) =>
  readContents(connection.driver)
    .then((contents) => folder.writeContents(contents))
    .catch(() => undefined);

async function openProjectDatabase(
  options: BackendOptions,
  folder: DataFolder,
  log: (line: string) => void,
): Promise<PgliteConnection> {
  if (options.connection) return options.connection;
  const migrationsDir = options.migrationsDir ?? projectMigrations;
  if (folder.database && folder.state !== 'empty') {
    const before = await folder.takeContents();
    const connection = await openExisting(
      folder.database,
      (reason) => damagedFolder(options.dataDir, reason),
      before,
    );
    const migrations = await readMigrations(migrationsDir);
    const replaced = await findReplacedVersions(connection.driver, migrations);
    if (replaced.length > 0) {
      await connection.close();
      throw outdatedFolder(options.dataDir, replaced);
    }
    if (folder.state === 'unmarked') {
      log(
        `The file that marks the database in ${options.dataDir} as finished was missing. The database is whole and is used.`,
      );
    }
    if (folder.systemKey !== systemKey) await installSystem(connection);
    const applied = await applyPending(connection.driver, migrations);
    if (applied.length > 0) log(`Applied ${applied.length} new migrations: ${applied.join(', ')}.`);
    await folder.markFilled(systemKey);
    return connection;
  }
  const snapshot = await projectSnapshot({ migrationsDir, seed: options.seed ?? true, log });
  try {
    await folder.markPreparing();
    const connection = await openDatabase(folder.database, snapshot);
    await folder.markFilled(systemKey);
    return connection;
  } catch (error) {
    await folder.discardPrepared();
    throw error;
  }
}
