import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** The photos that have a description. Throws a DataError. */
export async function describedAmong(ids: readonly string[]): Promise<string[]> {
  const { data, error, status } = await supabase
    .from('photo_library')
    .select('id')
    .in('id', ids)
    .is('is_described', true);
  if (error) throw toDataError({ status, body: error });
  return data.flatMap(({ id }) => id ?? []);
}
