// `npm run self-hosting`, after a build: writes what the web server and Supabase Auth of a machine of one's own read
// (docs/self-hosting.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir, root } from './environment/settings.ts';
import { authEnvironment } from './self-hosting/auth-settings.ts';
import { caddyRules } from './self-hosting/caddy-rules.ts';

const folder = join(root, 'deploy/self-hosting/generated');
const ofBuild = (file: string) => readFileSync(join(distDir, file), 'utf8');

try {
  const rules = caddyRules(ofBuild('_headers'), ofBuild('_redirects'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.caddy'), rules);
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  writeFileSync(join(folder, 'auth.env'), authEnvironment(config));
  console.log(`${folder} has site.caddy and auth.env. Restart caddy and auth to use them.`);
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(`${reason}\nRun npm run build first.`);
  process.exitCode = 1;
}
