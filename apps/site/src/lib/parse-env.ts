import { isAddress } from '@expat-buddy/domain/is-address';

export type SiteEnv = { supabaseUrl: string; publishableKey: string; siteUrl: string };

type Variables = Record<string, string | undefined>;

function required(source: Variables, name: string, fallback?: string): string {
  const value = source[name]?.trim() || fallback;
  if (!value) throw new Error(`${name} is missing: set it before starting the site.`);
  return value;
}

/** Without a slash at the end. */
function address(source: Variables, name: string, fallback?: string): string {
  const value = required(source, name, fallback);
  if (!isAddress(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
}

// Three values do not justify zod in the initial bundle.
export const parseEnv = (source: Variables): SiteEnv => ({
  supabaseUrl: address(source, 'VITE_SUPABASE_URL'),
  publishableKey: required(source, 'VITE_SUPABASE_PUBLISHABLE_KEY'),
  siteUrl: address(source, 'VITE_SITE_URL', 'http://localhost:3000'),
});
