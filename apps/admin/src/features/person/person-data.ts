import { toDataError } from '#providers/data/database-errors.ts';
import { linkFiles } from '#providers/inquiry-files.ts';
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

/** Saves the files of a person's inquiries on this computer, each under its own name. */
export async function downloadFiles({ submissions }: PersonData): Promise<void> {
  const links = await linkFiles(submissions.flatMap(({ files }) => files));
  for (const { download } of links) {
    const link = document.createElement('a');
    link.href = download;
    link.referrerPolicy = 'no-referrer';
    link.click();
    // Browsers drop all but the last of several downloads that start at once.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
