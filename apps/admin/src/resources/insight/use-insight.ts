import { getInsight } from '@expat-buddy/domain/insight/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { supabase } from '#providers/supabase.ts';
import type { Period } from './insight-period.ts';

export function useInsight({ first, last }: Period) {
  return useQuery({
    queryKey: ['insight', first, last],
    queryFn: () => getInsight(supabase, first, last),
    placeholderData: keepPreviousData,
  });
}
