export type SiteEnv = { supabaseUrl: string; publishableKey: string; siteUrl: string };

function requireText(name: string, value: string | undefined): string {
  if (!value?.trim()) throw new Error(`${name} is missing: set it before starting the site.`);
  return value.trim();
}

function withoutTrailingSlash(name: string, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
}

// Three values do not justify zod in the initial bundle.
export function parseEnv(source: Record<string, string | undefined>): SiteEnv {
  return {
    supabaseUrl: withoutTrailingSlash(
      'VITE_SUPABASE_URL',
      requireText('VITE_SUPABASE_URL', source.VITE_SUPABASE_URL),
    ),
    publishableKey: requireText(
      'VITE_SUPABASE_PUBLISHABLE_KEY',
      source.VITE_SUPABASE_PUBLISHABLE_KEY,
    ),
    siteUrl: withoutTrailingSlash(
      'VITE_SITE_URL',
      source.VITE_SITE_URL?.trim() || 'http://localhost:3000',
    ),
  };
}
