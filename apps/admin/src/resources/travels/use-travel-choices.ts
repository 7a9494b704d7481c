import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

async function readChoices() {
  const { data, error, status } = await supabase.rpc('travel_choices').single();
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** Durations and group sizes of published travels. */
export function useTravelChoices() {
  return useQuery({ queryKey: ['travels', 'choices'], queryFn: readChoices, staleTime: 60_000 });
}
