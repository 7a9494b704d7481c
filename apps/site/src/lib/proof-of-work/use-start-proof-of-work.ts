import type { Row } from '@expat-buddy/domain/supabase-client';
import { useQueryClient } from '@tanstack/react-query';
import { siteSettingsKey } from '#lib/site-settings-key.ts';
import { startProofOfWork } from './proof-of-work.ts';

/**
 * Starts the proof of work on a form's first input if the settings require it. Until the settings
 * have loaded, the server asks for it by refusing the inquiry.
 */
export function useStartProofOfWork(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const settings = queryClient.getQueryData<Row<'site_settings'>>(siteSettingsKey);
    if (settings?.requires_proof_of_work) startProofOfWork();
  };
}
