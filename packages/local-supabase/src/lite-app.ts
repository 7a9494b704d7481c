/** Configures @supabase/lite from supabase/config.toml. */
import './lite-switches.ts';
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { ProjectConfig } from './config.ts';
import { jwtSecret, publishableKey, serviceRoleKey } from './keys.ts';
import type { AuthMailer } from './mail/auth-mailer.ts';
import { createDiskAdapter } from './storage/disk-adapter.ts';

export interface LiteOptions {
  connection: PgliteConnection;
  config: ProjectConfig;
  storageDir: string;
  mailer?: AuthMailer;
}

export async function createLiteApp({ connection, config, storageDir, mailer }: LiteOptions) {
  const app = new App({
    connection,
    api: {
      schemas: ['public'],
      extra_search_path: ['public', 'extensions'],
      max_rows: config.maxRows,
    },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: serviceRoleKey,
      site_url: config.siteUrl,
      additional_redirect_urls: config.redirectUrls,
      jwt_expiry: config.jwtExpirySeconds,
      enable_signup: config.enableSignup,
      minimum_password_length: config.minimumPasswordLength,
      enable_refresh_token_rotation: config.refreshTokenRotation,
      refresh_token_reuse_interval: config.refreshTokenReuseInterval,
      email: {
        enable_signup: config.enableSignup,
        enable_confirmations: config.enableConfirmations,
        double_confirm_changes: config.doubleConfirmChanges,
        otp_expiry: config.otpExpirySeconds,
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = createDiskAdapter(storageDir);
  if (mailer) app._mailer = mailer;
  await app.init();
  return app;
}
