// `build.json` tells the back office whether the public pages are up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const BUILD_FACTS = 'build.json';

type Database = { VITE_SUPABASE_URL: string; VITE_SUPABASE_PUBLISHABLE_KEY: string };

/**
 * The time of the last change to public content. Read it before any content, so that a change
 * during the build is not taken for built.
 */
export async function readContentTime(env: Database): Promise<string | null> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = env;
  const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/rpc/content_changed_at`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) {
    throw new Error(
      `The database does not say when its content was last changed (${response.status}). Do the migrations stand behind this code? Run supabase db push first.`,
    );
  }
  return (await response.json()) as string | null;
}

export function writeBuildFacts(outDir: string, contentAt: string | null): void {
  const facts = { builtAt: new Date().toISOString(), contentAt };
  writeFileSync(join(outDir, BUILD_FACTS), `${JSON.stringify(facts)}\n`);
}
