import type { PublicationStatus } from '#layout/publication.ts';
import { toDataError } from '#providers/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

type StatusOf = { id: string; status: PublicationStatus };
type Link = { travel_id: string; tag_id: string };

async function writeStatus(ids: string[], status: PublicationStatus): Promise<void> {
  const answer = await supabase.from('travels').update({ status }).in('id', ids);
  if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
}

/**
 * Gives travels a status. Answers how many that changed, and a way back, which gives each the status it
 * had. Asks the database for those, because the list on the screen may be old.
 */
export async function changeStatus(ids: string[], status: PublicationStatus) {
  const before = await supabase
    .from('travels')
    .select('id,status')
    .in('id', ids)
    .neq('status', status);
  if (before.error) throw toDataError({ status: before.status, body: before.error });
  const changed: StatusOf[] = before.data;
  if (changed.length > 0) {
    await writeStatus(
      changed.map(({ id }) => id),
      status,
    );
  }
  const undo = async () => {
    for (const [former, travels] of Map.groupBy(changed, (travel) => travel.status)) {
      await writeStatus(
        travels.map(({ id }) => id),
        former,
      );
    }
  };
  return { count: changed.length, undo };
}

/**
 * Gives travels tags they do not have yet. Answers how many travels that changed, and a way back, which
 * takes away those links only.
 */
export async function addTags(ids: string[], tagIds: string[]) {
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
