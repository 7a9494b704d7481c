import type { ReviewRule } from '@expat-buddy/domain/review/rules';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** Leaves a photo out of its review for a published reason, or puts it back with null. Throws a DataError. */
export async function leaveOut(photo: string, reason: ReviewRule | null): Promise<void> {
  const { error, status } = await supabase
    .from('review_photos')
    .update({ rejection_reason: reason })
    .eq('id', photo);
  if (error) throw toDataError({ status, body: error });
}
