// `[auth]` of supabase/config.toml as environment variables of Supabase Auth. A hosted project gets them by `config push`.
import { basename } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

const configSchema = z.object({
  auth: z.object({
    minimum_password_length: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    email: z.object({
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      max_frequency: z.string(),
      otp_expiry: z.number(),
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
    rate_limit: z.object({
      email_sent: z.number(),
      sign_in_sign_ups: z.number(),
      token_refresh: z.number(),
      token_verifications: z.number(),
    }),
  }),
});

/** Where Caddy serves supabase/templates inside the network of the containers. */
const TEMPLATES = 'http://caddy:8081';

/** A file for `env_file` of Docker Compose: in single quotes, which keep `$` and `"`. */
export function authEnvironment(configFile: string): string {
  const { auth } = configSchema.parse(parse(configFile));
  const { email, rate_limit: limits } = auth;
  const values: Record<string, string | number | boolean> = {
    GOTRUE_PASSWORD_MIN_LENGTH: auth.minimum_password_length,
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: auth.enable_refresh_token_rotation,
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: auth.refresh_token_reuse_interval,
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: email.secure_password_change,
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: email.double_confirm_changes,
    GOTRUE_MAILER_OTP_EXP: email.otp_expiry,
    GOTRUE_SMTP_MAX_FREQUENCY: email.max_frequency,
    // Caddy overwrites it.
    GOTRUE_RATE_LIMIT_HEADER: 'X-Client-IP',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: limits.email_sent,
    GOTRUE_RATE_LIMIT_OTP: limits.sign_in_sign_ups,
    GOTRUE_RATE_LIMIT_TOKEN_REFRESH: limits.token_refresh,
    GOTRUE_RATE_LIMIT_VERIFY: limits.token_verifications,
  };
  for (const [name, { subject, content_path }] of Object.entries(email.template)) {
    values[`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`] = subject;
    values[`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`] =
      `${TEMPLATES}/${basename(content_path)}`;
  }
  return `${Object.entries(values).map(asLine).join('\n')}\n`;
}

function asLine([name, value]: [string, string | number | boolean]): string {
  const text = String(value);
  if (text.includes("'")) throw new Error(`${name} cannot contain an apostrophe: ${text}`);
  return `${name}='${text}'`;
}
