import type { DatabaseClient } from '../supabase-client.ts';
import type { ProposalDraft, ProposalItem, StoredProposal } from './types.ts';

const COLUMNS =
  'id,submission_id,version,status,title,travellers,currency,starts_on,ends_on,included,not_included,terms,language,valid_until,total_minor,sent_at,answered_at,decline_reason,confirmed_at,confirmed_by,withdrawn_at,customer_told_at,created_at,updated_at,items:proposal_items(id,position,kind,entity_id,title,details,quantity,unit_price_minor,is_included)' as const;

/** All versions for an inquiry, the newest first. For staff. */
export async function getProposals(
  db: DatabaseClient,
  submissionId: string,
): Promise<StoredProposal[]> {
  const { data } = await db
    .from('proposals')
    .select(COLUMNS)
    .eq('submission_id', submissionId)
    .order('version', { ascending: false })
    .throwOnError();
  return data.map(({ items, ...proposal }) => ({
    ...(proposal as Omit<StoredProposal, 'items'>),
    items: items
      .toSorted((one, other) => one.position - other.position)
      .map(({ position: _, ...item }) => item as ProposalItem),
  }));
}

/**
 * Saves a draft with its lines.
 * @param readAt the `updated_at` that the editor read; null for a new draft
 * @returns the new `updated_at`, null if somebody changed or sent it in between
 */
export function saveProposal(
  db: DatabaseClient,
  id: string,
  submissionId: string,
  { items, ...draft }: ProposalDraft,
  readAt: string | null,
) {
  return db.rpc('save_proposal', {
    proposal: { ...draft, id, submission_id: submissionId },
    items,
    ...(readAt !== null && { read_at: readAt }),
  });
}
