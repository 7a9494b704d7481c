import RealtimeClient from '@supabase/realtime-js/dist/module/RealtimeClient.js';
import { env, supabase } from '#providers/supabase.ts';

const endpoint = `${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`;

/**
 * Calls back when anybody adds or changes a submission. Supabase Realtime applies the policies to
 * the listener. Resolves a function that stops listening.
 */
export function listenToSubmissions(onChange: () => void): () => void {
  const client = new RealtimeClient(endpoint, {
    params: { apikey: env.publishableKey },
    accessToken: async () => (await supabase.auth.getSession()).data.session?.access_token ?? null,
  });
  client
    .channel('submissions')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'contact_submissions' },
      onChange,
    )
    .subscribe();
  return () => {
    void client.removeAllChannels();
  };
}
