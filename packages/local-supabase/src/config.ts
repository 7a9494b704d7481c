/** Reads supabase/config.toml, which configures both this backend and a hosted project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable } from 'smol-toml';
import { supabaseDir } from './paths.ts';

export interface MailTemplate {
  subject?: string;
  html?: string;
}

export interface ProjectConfig {
  siteUrl: string;
  /** Allowed targets of links in mails, besides the site; `*` and `**` as in GoTrue. */
  redirectUrls: string[];
  maxRows: number;
  /** Bytes. */
  fileSizeLimit: number;
  jwtExpirySeconds: number;
  enableSignup: boolean;
  enableConfirmations: boolean;
  doubleConfirmChanges: boolean;
  minimumPasswordLength: number;
  otpExpirySeconds: number;
  /** Minimum interval between two mails of the same kind to one account. */
  maxFrequencySeconds: number;
  refreshTokenRotation: boolean;
  refreshTokenReuseInterval: number;
  rateLimit: {
    emailSent: number;
    signInSignUps: number;
    tokenRefresh: number;
    tokenVerifications: number;
  };
  mailTemplates: Record<string, MailTemplate>;
  functions: Record<string, { verifyJwt: boolean }>;
}

/** `siteUrl` replaces the configured one, also as a prefix of `additional_redirect_urls`. */
export function readProjectConfig(siteUrl?: string, dir = supabaseDir): ProjectConfig {
  const root = readToml(join(dir, 'config.toml'));
  const auth = table(root, 'auth');
  const email = table(auth, 'email');
  const limits = table(auth, 'rate_limit');
  const configuredSite = text(auth, 'site_url', 'http://localhost:3000').replace(/\/$/, '');
  const site = (siteUrl ?? configuredSite).replace(/\/$/, '');
  return {
    siteUrl: site,
    redirectUrls: strings(auth, 'additional_redirect_urls').map((url) =>
      url.startsWith(configuredSite) ? site + url.slice(configuredSite.length) : url,
    ),
    maxRows: number(table(root, 'api'), 'max_rows', 1000),
    fileSizeLimit: bytes(text(table(root, 'storage'), 'file_size_limit', '50MiB')),
    jwtExpirySeconds: number(auth, 'jwt_expiry', 3600),
    enableSignup:
      flag(auth, 'enable_signup', true) &&
      flag(email, 'enabled', flag(email, 'enable_signup', true)),
    enableConfirmations: flag(email, 'enable_confirmations', false),
    doubleConfirmChanges: flag(email, 'double_confirm_changes', true),
    minimumPasswordLength: number(auth, 'minimum_password_length', 6),
    otpExpirySeconds: number(email, 'otp_expiry', 3600),
    maxFrequencySeconds: seconds(text(email, 'max_frequency', '1s')),
    refreshTokenRotation: flag(auth, 'enable_refresh_token_rotation', true),
    refreshTokenReuseInterval: number(auth, 'refresh_token_reuse_interval', 10),
    rateLimit: {
      emailSent: number(limits, 'email_sent', 30),
      signInSignUps: number(limits, 'sign_in_sign_ups', 30),
      tokenRefresh: number(limits, 'token_refresh', 150),
      tokenVerifications: number(limits, 'token_verifications', 30),
    },
    mailTemplates: readTemplates(table(email, 'template'), dir),
    functions: Object.fromEntries(
      Object.keys(table(root, 'functions')).map((name) => [
        name,
        { verifyJwt: flag(table(table(root, 'functions'), name), 'verify_jwt', true) },
      ]),
    ),
  };
}

function readToml(file: string): TomlTable {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`supabase/config.toml cannot be read: ${error}`);
  }
}

function readTemplates(templates: TomlTable, dir: string): Record<string, MailTemplate> {
  return Object.fromEntries(
    Object.keys(templates).map((kind) => {
      const entry = table(templates, kind);
      const path = text(entry, 'content_path', '');
      // Relative to the parent of supabase/, as for the CLI.
      return [
        kind,
        {
          subject: text(entry, 'subject', '') || undefined,
          html: path ? readFileSync(join(dir, '..', path), 'utf8') : undefined,
        },
      ];
    }),
  );
}

function table(parent: TomlTable, key: string): TomlTable {
  const value = parent[key];
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? (value as TomlTable)
    : {};
}

function text(parent: TomlTable, key: string, fallback: string): string {
  const value = parent[key];
  return typeof value === 'string' ? value : fallback;
}

function strings(parent: TomlTable, key: string): string[] {
  const value = parent[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function number(parent: TomlTable, key: string, fallback: number): number {
  const value = parent[key];
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : fallback;
}

function flag(parent: TomlTable, key: string, fallback: boolean): boolean {
  const value = parent[key];
  return typeof value === 'boolean' ? value : fallback;
}

/** `10MiB` → 10485760. */
export function bytes(value: string): number {
  const [, amount = '0', unit = ''] = /^([\d.]+)\s*([KMG]?)(?:i?B)?$/i.exec(value.trim()) ?? [];
  return Number(amount) * 1024 ** ' KMG'.indexOf(unit.toUpperCase() || ' ');
}

/** `1m30s` → 90. */
export function seconds(value: string): number {
  const units = { h: 3600, m: 60, s: 1, ms: 0.001 } as const;
  let total = 0;
  for (const [, amount, unit] of value.matchAll(/([\d.]+)(ms|h|m|s)/g)) {
    total += Number(amount) * units[unit as keyof typeof units];
  }
  return total;
}
