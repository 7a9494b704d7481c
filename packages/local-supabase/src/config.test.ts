import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytes, readProjectConfig, seconds } from './config.ts';
import { cacheDir } from './paths.ts';

describe('supabase/config.toml', () => {
  it('moves redirect URLs of the site with the site', () => {
    const config = readProjectConfig('http://localhost:4711');
    expect(config.siteUrl).toBe('http://localhost:4711');
    expect(config.redirectUrls).toContain('http://localhost:4711/admin/reset-password');
  });

  it('may be missing: the defaults of the CLI apply', () => {
    const config = readProjectConfig(undefined, '/nowhere');
    expect(config).toMatchObject({
      siteUrl: 'http://localhost:3000',
      enableConfirmations: false,
      maxRows: 1000,
    });
  });

  it('contains limits, functions and templates', async () => {
    await mkdir(cacheDir, { recursive: true });
    const dir = await mkdtemp(join(cacheDir, 'config-test-'));
    await writeFile(join(dir, 'mail.html'), '<p>{{ .Token }}</p>');
    await writeFile(
      join(dir, 'config.toml'),
      `[auth.rate_limit]\nemail_sent = 2\n[auth.email.template.recovery]\nsubject = "Hello"\ncontent_path = "./${dir.split('/').pop()}/mail.html"\n[functions.open]\nverify_jwt = false\n[functions.closed]\n`,
    );
    const config = readProjectConfig(undefined, dir);
    await rm(dir, { recursive: true });
    expect(config.rateLimit.emailSent).toBe(2);
    expect(config.functions).toEqual({ open: { verifyJwt: false }, closed: { verifyJwt: true } });
    expect(config.mailTemplates.recovery).toEqual({
      subject: 'Hello',
      html: '<p>{{ .Token }}</p>',
    });
  });

  it('reads sizes and durations', () => {
    expect([bytes('10MiB'), bytes('512KB'), bytes('7')]).toEqual([10_485_760, 524_288, 7]);
    expect([seconds('60s'), seconds('1m30s'), seconds('24h')]).toEqual([60, 90, 86_400]);
  });
});
