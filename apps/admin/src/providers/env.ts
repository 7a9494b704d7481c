import { isAddress } from '@expat-buddy/domain/is-address';

export type AdminEnv = { supabaseUrl: string; publishableKey: string };

function requireText(name: string, value: string | undefined): string {
  if (!value?.trim())
    throw new Error(`${name} is missing: set it before starting the back office.`);
  return value.trim();
}

export function parseEnv(source: Record<string, string | undefined>): AdminEnv {
  const url = requireText('VITE_SUPABASE_URL', source.VITE_SUPABASE_URL);
  if (!isAddress(url)) throw new Error(`VITE_SUPABASE_URL is not an address: ${url}`);
  return {
    supabaseUrl: url.replace(/\/+$/, ''),
    publishableKey: requireText(
      'VITE_SUPABASE_PUBLISHABLE_KEY',
      source.VITE_SUPABASE_PUBLISHABLE_KEY,
    ),
  };
}
