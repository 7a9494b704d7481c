/**
 * The API: @supabase/lite behind its middleware, in the order in which a request passes through it.
 */
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { ProjectConfig } from '../config.ts';
import { databaseBehind, type Mutex } from '../database/mutex.ts';
import { publishableKey, serviceRoleKey } from '../keys.ts';
import { type AuthMailer, mailFrom } from '../mail/auth-mailer.ts';
import { inboundDomain, inboundSecret } from '../mail/inbound-mail.ts';
import { functionsDir as projectFunctions } from '../paths.ts';
import { type DatabaseError, requestContext } from '../request-context.ts';
import { failureLine } from '../request-failures.ts';
import { authAdmin } from './auth/admin-api.ts';
import { bans } from './auth/bans.ts';
import { claims } from './auth/claims.ts';
import { mailLanguage } from './auth/mail-language.ts';
import { passwordChange } from './auth/password-change.ts';
import { type RateLimitOption, rateLimits } from './auth/rate-limits.ts';
import { redirects } from './auth/redirects.ts';
import { authBodies } from './auth/request-bodies.ts';
import { signUp } from './auth/sign-up.ts';
import { unconfirmed } from './auth/unconfirmed.ts';
import { verifyTypes } from './auth/verify-types.ts';
import { bearer } from './bearer-token.ts';
import { bodyLimits } from './bodies/body-limits.ts';
import { cors } from './cors.ts';
import { functions } from './functions.ts';
import { compose, type Handler } from './middleware.ts';
import { counts } from './rest/counts.ts';
import { errorCodes } from './rest/error-codes.ts';
import { withRequestHeaders } from './rest/request-headers.ts';
import { storageDownloads } from './storage/downloads.ts';
import { storageList } from './storage/list.ts';
import { storageRefusals } from './storage/refusals.ts';
import { storageLinks } from './storage/signed-links.ts';
import { storageUploads } from './storage/uploads.ts';
import { wellFormed } from './well-formed.ts';

export interface RequestHandlerOptions {
  app: App;
  connection: PgliteConnection;
  mutex: Mutex;
  config: ProjectConfig;
  mailer: AuthMailer;
  apiUrl: string;
  smtpPort: number;
  rateLimits: RateLimitOption;
  functionsDir: string | undefined;
  log: (line: string) => void;
}

export function createRequestHandler(options: RequestHandlerOptions): Handler {
  const { app, connection, mutex, config, mailer, apiUrl, log } = options;
  const database = databaseBehind(connection.driver, mutex);
  const reach = withRequestHeaders(connection.driver, (request) => app.fetch(request));
  rememberDatabaseErrors(connection);
  // A statement that fails before it reaches Postgres leaves its transaction open for the next request.
  const endTransaction = () => connection.driver.exec('rollback');
  const functionsDir = options.functionsDir ?? projectFunctions;
  const handle = compose(
    [
      cors,
      bodyLimits({ database, config, functionsDir }),
      wellFormed,
      functions({
        dir: functionsDir,
        requiresJwt: (name) => config.functions[name]?.verifyJwt ?? true,
        env: {
          SUPABASE_URL: apiUrl,
          SUPABASE_ANON_KEY: publishableKey,
          SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String(options.smtpPort),
          MAIL_FROM: mailFrom,
          SITE_URL: config.siteUrl,
          INBOUND_MAIL_DOMAIN: inboundDomain,
          INBOUND_MAIL_SECRET: inboundSecret,
        },
        log,
      }),
      bearer,
      errorCodes,
      counts,
      authBodies,
      rateLimits(options.rateLimits, config, database),
      redirects(config),
      mailLanguage(database),
      authAdmin({ database, mailer, config }),
      signUp({ database, mailer, config }),
      passwordChange(database),
      unconfirmed(database),
      verifyTypes(database),
      claims(database, `${apiUrl}/auth/v1`),
      bans(database),
      storageRefusals,
      storageDownloads,
      storageUploads(database, config),
      storageList(database, serviceRoleKey),
      storageLinks,
    ],
    (request) => mutex.runExclusive(() => reach(request).finally(endTransaction)),
  );
  return (request) =>
    requestContext.run({}, async () => {
      const response = await handle(request);
      const line = failureLine(request, response.status);
      if (line) log(line);
      return response;
    });
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
