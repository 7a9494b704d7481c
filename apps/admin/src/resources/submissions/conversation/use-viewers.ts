import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** The database forgets a viewer after 45 seconds. */
const REPORT_MS = 20_000;

type Viewer = { id: string; name: string | null; is_writing: boolean };

/** The colleagues who have this inquiry open, while the page tells them that we do. */
export function useViewers(
  submissionId: string,
  { isPresent, isWriting }: { isPresent: boolean; isWriting: boolean },
): readonly Viewer[] {
  const { data } = useQuery({
    queryKey: ['submission_viewers', submissionId, isWriting],
    queryFn: async (): Promise<Viewer[]> => {
      const {
        data: viewers,
        error,
        status,
      } = await supabase.rpc('view_submission', {
        submission: submissionId,
        writes: isWriting,
      });
      if (error) throw toDataError({ status, body: error });
      return viewers;
    },
    enabled: isPresent || isWriting,
    refetchInterval: REPORT_MS,
    // Another value of `isWriting` is not another list.
    placeholderData: (known) => known,
    gcTime: 0,
    retry: false,
  });
  return data ?? [];
}
