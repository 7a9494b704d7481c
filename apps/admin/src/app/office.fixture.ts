import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: { apiUrl: string; publishableKey: string };
  }
}

/** The data layer of the back office, signed in as an admin, on the backend of the test run. */
export async function openOffice() {
  const { apiUrl, publishableKey } = inject('backend');
  vi.stubEnv('VITE_SUPABASE_URL', apiUrl);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', publishableKey);
  const [{ provider }, { supabase }, { changeStatus }, kinds] = await Promise.all([
    import('./provider.ts'),
    import('#providers/supabase.ts'),
    import('#features/bulk/change-status.ts'),
    import('./record-kinds.fixture.ts'),
  ]);
  const { error } = await supabase.auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'sahara-2026',
  });
  if (error) throw error;
  return { provider, supabase, changeStatus, ...kinds };
}
