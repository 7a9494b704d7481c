import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

async function readChoices() {
  const { data, error, status } = await supabase.rpc('travel_choices').single();
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** The durations and group sizes that published travels have, which the site's filters offer. */
export function useTravelChoices() {
  return useQuery({ queryKey: ['travels', 'choices'], queryFn: readChoices, staleTime: 60_000 });
}
