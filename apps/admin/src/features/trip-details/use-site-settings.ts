import { withLanguage } from '@expat-buddy/domain/language/client-language';
import type { Language } from '@expat-buddy/domain/language/languages';
import { getSiteSettings } from '@expat-buddy/domain/site-settings/queries';
import { useQuery } from '@tanstack/react-query';
import { supabase } from '#providers/supabase.ts';

/** What visitors read of the settings, in a language. */
export function useSiteSettings(language: Language = 'en') {
  return useQuery({
    queryKey: ['settings', 'site', language],
    queryFn: () => getSiteSettings(withLanguage(supabase, language)),
    staleTime: 60_000,
  });
}
