import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { useQuery } from '@tanstack/react-query';
import { supabase } from '#providers/supabase.ts';

/** What visitors read of the settings. */
export function useSiteSettings() {
  return useQuery({
    queryKey: ['settings', 'site'],
    queryFn: () => getSiteSettings(supabase),
    staleTime: 60_000,
  });
}
