import { useQueryClient } from '@tanstack/react-query';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { startProofOfWork } from './proof-of-work.ts';

/**
 * Starts the proof of work on a form's first input if the settings require it. Until the settings
 * have loaded, the server asks for it by refusing the inquiry.
 */
export function useStartProofOfWork(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const settings = queryClient.getQueryData(siteSettingsQueries.current().queryKey);
    if (settings?.requires_proof_of_work) startProofOfWork();
  };
}
