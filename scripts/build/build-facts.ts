// `build.json` tells the back office whether the public pages are up to date, and `npm run preview` where they call.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const BUILD_FACTS = 'build.json';

type Database = { VITE_SUPABASE_URL: string; VITE_SUPABASE_PUBLISHABLE_KEY: string };

/** The addresses that the pages contain. */
export type Addresses = { siteUrl: string; apiUrl: string };

const PATIENCE_MS = 20_000;

/** What somebody who runs a build can do about a refusal of the database. */
const remedies: Readonly<Record<number, string>> = {
  401: 'It refuses the key: check SUPABASE_PUBLISHABLE_KEY.',
  403: 'It refuses the key: check SUPABASE_PUBLISHABLE_KEY.',
  404: 'It has no function content_changed_at: run supabase db push first.',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`;
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

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
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error(
      `The database at ${url} cannot be reached (${reasonOf(error)}). Check SUPABASE_URL and the network.`,
    );
  });
  if (!response.ok) {
    const remedy = remedies[response.status] ?? 'Try again, and look at the logs of the project.';
    throw new Error(
      `The database at ${url} does not say when its content was last changed (${response.status}). ${remedy}`,
    );
  }
  return (await response.json()) as string | null;
}

export function writeBuildFacts(
  outDir: string,
  contentAt: string | null,
  { siteUrl, apiUrl }: Addresses,
): void {
  const facts = { builtAt: new Date().toISOString(), contentAt, siteUrl, apiUrl };
  writeFileSync(join(outDir, BUILD_FACTS), `${JSON.stringify(facts)}\n`);
}

export function readBuildFacts(outDir: string): Partial<Addresses> {
  try {
    return JSON.parse(readFileSync(join(outDir, BUILD_FACTS), 'utf8')) as Partial<Addresses>;
  } catch {
    return {};
  }
}

/** Why a server at these addresses cannot show the build: its pages call others, which their policy forbids. */
export function whyNotFor(own: Addresses, built: Partial<Addresses>): string | undefined {
  if (own.siteUrl === built.siteUrl && own.apiUrl === built.apiUrl) return undefined;
  const named = ({ siteUrl, apiUrl }: Partial<Addresses>) =>
    siteUrl && apiUrl ? `${siteUrl} with the API at ${apiUrl}` : 'other addresses';
  return `The build in dist is for ${named(built)}, and this preview would run at ${named(own)}. Run npm run build with the same ports, SITE_URL and --host as the preview, and without SUPABASE_URL.`;
}
