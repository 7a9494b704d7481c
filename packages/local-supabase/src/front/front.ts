/** Puts the pieces in front of @supabase/lite, in the order in which a request meets them. */
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { ProjectConfig } from '../config.ts';
import { databaseInTurns, type Turns } from '../database/turns.ts';
import { publishableKey, serviceRoleKey } from '../keys.ts';
import { type AuthMailer, mailFrom } from '../mail/auth-mailer.ts';
import { functionsDir as projectFunctions } from '../paths.ts';
import { type DatabaseError, requestContext } from '../request-context.ts';
import { authAdmin } from './auth-admin.ts';
import { authBodies } from './auth-bodies.ts';
import { bans } from './bans.ts';
import { bearer } from './bearer.ts';
import { claims } from './claims.ts';
import { cors } from './cors.ts';
import { counts } from './counts.ts';
import { errorCodes } from './error-codes.ts';
import { functions } from './functions.ts';
import { passwordChange } from './password-change.ts';
import { chain, type Handler } from './piece.ts';
import { type RateLimitOption, rateLimits } from './rate-limits.ts';
import { redirects } from './redirects.ts';
import { withRequestHeaders } from './request-headers.ts';
import { signUp } from './sign-up.ts';
import { storageLinks } from './storage-links.ts';
import { storageList } from './storage-list.ts';
import { storageRefusals } from './storage-refusals.ts';
import { storageUploads } from './storage-uploads.ts';
import { unconfirmed } from './unconfirmed.ts';
import { verifyTypes } from './verify-types.ts';
import { wellFormed } from './well-formed.ts';

export interface FrontOptions {
  app: App;
  connection: PgliteConnection;
  turns: Turns;
  config: ProjectConfig;
  mailer: AuthMailer;
  apiUrl: string;
  smtpPort: number;
  rateLimits: RateLimitOption;
  functionsDir: string | undefined;
  log: (line: string) => void;
}

export function createFront(options: FrontOptions): Handler {
  const { app, connection, turns, config, mailer, apiUrl, log } = options;
  const database = databaseInTurns(connection.driver, turns);
  const reach = withRequestHeaders(connection.driver, (request) => app.fetch(request));
  rememberDatabaseErrors(connection);
  // Should a statement fail before it reaches Postgres, everybody's next requests would be in its transaction.
  const endTransaction = () => connection.driver.exec('rollback');
  const handle = chain(
    [
      cors,
      wellFormed,
      functions({
        dir: options.functionsDir ?? projectFunctions,
        verifyJwt: (name) => config.functions[name]?.verifyJwt ?? true,
        env: {
          SUPABASE_URL: apiUrl,
          SUPABASE_ANON_KEY: publishableKey,
          SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String(options.smtpPort),
          MAIL_FROM: mailFrom,
          SITE_URL: config.siteUrl,
        },
        log,
      }),
      bearer,
      errorCodes,
      counts,
      authBodies,
      rateLimits(options.rateLimits, config, database),
      redirects(config),
      authAdmin({ database, mailer, config }),
      signUp({ database, mailer, config }),
      passwordChange(database),
      unconfirmed(database),
      verifyTypes(database),
      claims(database, `${apiUrl}/auth/v1`),
      bans(database),
      storageRefusals,
      storageUploads(database, config),
      storageList(database, serviceRoleKey),
      storageLinks,
    ],
    (request) => turns.take(() => reach(request).finally(endTransaction)),
  );
  return (request) => requestContext.run({}, () => handle(request));
}

function rememberDatabaseErrors(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const known = normalize(error as never) as DatabaseError | undefined;
    const context = requestContext.getStore();
    if (context && typeof known?.code === 'string') context.databaseError = known;
    return known as never;
  };
}
