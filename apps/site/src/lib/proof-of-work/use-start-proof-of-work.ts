import type { Row } from '@expat-buddy/domain/supabase-client';
import { useQueryClient } from '@tanstack/react-query';
import { siteSettingsKey } from '#lib/site-settings-key.ts';
import { startProofOfWork } from './proof-of-work.ts';

/**
 * For a form's first input: starts the proof of work, where the settings require one. Every page reads
 * them for its footer; until they are there, the server's refusal asks for it.
 */
export function useStartProofOfWork(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const settings = queryClient.getQueryData<Row<'site_settings'>>(siteSettingsKey);
    if (settings?.asks_for_work) startProofOfWork();
  };
}
