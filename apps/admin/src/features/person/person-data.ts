import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { ErasedCounts, PersonData } from './person-counts.ts';

export async function readPerson(address: string): Promise<PersonData> {
  const { data, error, status } = await supabase.rpc('export_person', { address });
  if (error) throw toDataError({ status, body: error });
  return data as unknown as PersonData;
}

export async function erasePerson(address: string, reviewIds: string[]): Promise<ErasedCounts> {
  const { data, error, status } = await supabase.rpc('erase_person', {
    address,
    review_ids: reviewIds,
  });
  if (error) throw toDataError({ status, body: error });
  return data as ErasedCounts;
}
