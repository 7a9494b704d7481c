import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../environment/settings.ts';
import { authEnvironment } from './auth-settings.ts';
import { caddyRules } from './caddy-rules.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('gives the web server the headers, redirects and missing pages of the build', () => {
  const headers = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
/assets/*
  Cache-Control: public
`;
  const redirects = `/index.html  /  301
/en/*  /:splat  301
/admin/*  /admin/  200
/fr/*  /fr/404.html  404
/ar/*  /ar/404.html  404
`;
  expect(
    caddyRules(headers, redirects),
  ).toBe(String.raw`header /* ?Content-Security-Policy "default-src 'none'; script-src 'self'"
header /assets/* Cache-Control "public"
redir /index.html / 301
@below_en_ path_regexp below_en_ ^/en/+(\w.*)$
redir @below_en_ /{re.below_en_.1} 301
handle_errors {
	header /* Content-Security-Policy "default-src 'none'; script-src 'self'"
	header Cache-Control no-cache
	rewrite /fr/* /fr/404.html
	rewrite /ar/* /ar/404.html
	@elsewhere not path /fr/* /ar/*
	rewrite @elsewhere /404.html
	file_server
}
`);
});

describe('the settings of Auth', () => {
  const settings = parseEnv(authEnvironment(read('supabase/config.toml')));

  it('are those of a hosted project, with every template', () => {
    expect(settings).toMatchObject({
      GOTRUE_PASSWORD_MIN_LENGTH: '12',
      GOTRUE_RATE_LIMIT_OTP: '30',
      GOTRUE_SMTP_MAX_FREQUENCY: '60s',
    });
    expect(settings.GOTRUE_MAILER_SUBJECTS_RECOVERY).toContain('{{ $language := .Data.language }}');
    const templates = globSync('supabase/templates/*.html', { cwd: root }).map((file) =>
      basename(file),
    );
    const named = Object.entries(settings).filter(([name]) => name.includes('_TEMPLATES_'));
    expect(named.map(([, url = '']) => basename(url)).sort()).toEqual(templates.sort());
  });

  it('are not among those of the compose files, which would win', () => {
    const ofSupabase = [
      'GOTRUE_DISABLE_SIGNUP',
      'GOTRUE_SITE_URL',
      'GOTRUE_SMTP_HOST',
      'GOTRUE_JWT_EXP',
    ];
    expect(Object.keys(settings).filter((name) => ofSupabase.includes(name))).toEqual([]);
  });
});

describe('the files for a machine of one’s own', () => {
  it('sets every variable that the compose file requires', () => {
    const example = parseEnv(read('deploy/self-hosting/env.example'));
    const required = read('deploy/self-hosting/compose.yml').matchAll(/\$\{([A-Z_]+):\?\}/g);
    expect([...required].filter(([, name = '']) => !example[name])).toEqual([]);
  });

  it('allows accounts as config.toml does', () => {
    const example = parseEnv(read('deploy/self-hosting/env.example'));
    expect(read('supabase/config.toml')).toMatch(/^enable_signup = false$/m);
    expect(example).toMatchObject({ DISABLE_SIGNUP: 'true', ENABLE_ANONYMOUS_USERS: 'false' });
    for (const page of ['/admin/auth', '/admin/reset-password'])
      expect(example.ADDITIONAL_REDIRECT_URLS?.split(',')).toContain(`${example.SITE_URL}${page}`);
  });
});
