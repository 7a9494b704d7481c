import type { Row } from '@expat-buddy/domain/supabase-client';
import { useQueryClient } from '@tanstack/react-query';
import { siteSettingsKey } from '#lib/site-settings-key.ts';
import { beginWork } from './do-work.ts';

/**
 * For a form's first input: begins the task against spam, where the settings ask for one. Every page
 * has read them for its foot; while they are not there, the refusal of the inquiry asks soon enough.
 */
export function useBeginWork(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const settings = queryClient.getQueryData<Row<'site_settings'>>(siteSettingsKey);
    if (settings?.asks_for_work) beginWork();
  };
}
