import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { COUNTS_KEY, useSubmissionCounts } from './submission-counts.ts';

/** How many submissions are new, kept current while mounted. */
export function useNewSubmissions(): number {
  const { data } = useSubmissionCounts();
  const queryClient = useQueryClient();
  const count = data?.new ?? 0;
  const isLive = data?.live === true;

  useEffect(() => {
    if (!isLive) return;
    const refresh = () => {
      void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
      void queryClient.invalidateQueries({ queryKey: ['submissions'] });
    };
    // Loaded where it is used: web sockets are 15 kB.
    const connecting = import('./listen-to-submissions.ts').then(({ listenToSubmissions }) =>
      listenToSubmissions(refresh),
    );
    return () => void connecting.then((stop) => stop()).catch(() => {});
  }, [isLive, queryClient]);

  return count;
}
