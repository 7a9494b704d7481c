import type { BulkOutcome } from '#features/bulk/change-status.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

type Link = { travel_id: string; tag_id: string };

/**
 * Adds missing tags and resolves with the number of changed travels and an undo, which removes only
 * those links.
 */
export async function addTags(ids: string[], tagIds: string[]): Promise<BulkOutcome> {
  const links: Link[] = ids.flatMap((travel_id) => tagIds.map((tag_id) => ({ travel_id, tag_id })));
  const answer = await supabase
    .from('travel_tags')
    .upsert(links, { onConflict: 'travel_id,tag_id', ignoreDuplicates: true })
    .select('travel_id,tag_id');
  if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
  const added: Link[] = answer.data;
  const undo = async () => {
    for (const [tagId, ofTag] of Map.groupBy(added, (link) => link.tag_id)) {
      const removed = await supabase
        .from('travel_tags')
        .delete()
        .eq('tag_id', tagId)
        .in(
          'travel_id',
          ofTag.map((link) => link.travel_id),
        );
      if (removed.error) throw toDataError({ status: removed.status, body: removed.error });
    }
  };
  return { count: new Set(added.map((link) => link.travel_id)).size, undo };
}
