// `npm run build`: writes `dist` for any static host. Without the URL of a Supabase project it uses
// the content of the local backend, for `npm run preview`.
import { join } from 'node:path';
import type { BuildEnv } from './build/build-apps.ts';
import { updateFolder } from './build/build-folder.ts';
import { withLocalContent } from './build/local-content.ts';
import { buildDir, dataDir, distDir, root } from './environment/settings.ts';
import { readEnvFile } from './make-it-yours/env-file.ts';

readEnvFile(join(root, '.env'));

const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = process.env;

async function build(env: BuildEnv, apiUrl?: string): Promise<void> {
  const startedAt = performance.now();
  const { pages, made } = await updateFolder(distDir, buildDir, env, apiUrl);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${pages.length} pages are in ${distDir}, for ${env.VITE_SITE_URL}: ${made} rendered, the others unchanged, in ${seconds} s.`,
  );
}

try {
  if (!SUPABASE_URL) {
    console.log('No SUPABASE_URL is set: building from the local backend, for npm run preview.');
    await withLocalContent(dataDir, build);
  } else if (!SUPABASE_PUBLISHABLE_KEY || !SITE_URL) {
    throw new Error('Set SUPABASE_PUBLISHABLE_KEY and SITE_URL too: see README.md.');
  } else {
    await build({
      VITE_SUPABASE_URL: SUPABASE_URL.replace(/\/+$/, ''),
      VITE_SUPABASE_PUBLISHABLE_KEY: SUPABASE_PUBLISHABLE_KEY,
      VITE_SITE_URL: SITE_URL.replace(/\/+$/, ''),
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
