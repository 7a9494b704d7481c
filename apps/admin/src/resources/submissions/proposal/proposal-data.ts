import { getDraft, saveDraft } from '@expat-buddy/domain/message/queries';
import { getProposals, saveProposal } from '@expat-buddy/domain/proposal/queries';
import type { ProposalDraft, StoredProposal } from '@expat-buddy/domain/proposal/types';
import { queryOptions } from '@tanstack/react-query';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { SubmissionRecord } from '../submission.ts';

type Answer = { error: unknown; status: number };

function throwOnRefusal({ error, status }: Answer): void {
  if (error) throw toDataError({ status, body: error });
}

/** All versions for an inquiry, the newest first. */
export const proposalsOf = (submissionId: string) =>
  queryOptions({
    queryKey: ['proposals', submissionId],
    queryFn: () => getProposals(supabase, submissionId),
  });

/** A draft has one per inquiry. Rejects with a sentence, also if somebody else has begun one. */
export async function createDraft(submissionId: string, draft: ProposalDraft): Promise<void> {
  const answer = await saveProposal(supabase, crypto.randomUUID(), submissionId, draft, null);
  const { code } = (answer.error ?? {}) as { code?: string };
  if (code === '23505') throw new Error(t('A colleague has begun a proposal. Reload the page.'));
  throwOnRefusal(answer);
}

/** Returns the new `updated_at`. Rejects with a sentence. */
export async function saveChanges(stored: StoredProposal, draft: ProposalDraft): Promise<string> {
  const { id, submission_id, updated_at } = stored;
  const answer = await saveProposal(supabase, id, submission_id, draft, updated_at);
  throwOnRefusal(answer);
  if (!answer.data) {
    throw new Error(
      t('A colleague has changed or sent this proposal. Copy what you need, then reload the page.'),
    );
  }
  return answer.data;
}

export async function deleteDraft(id: string): Promise<void> {
  throwOnRefusal(await supabase.from('proposals').delete().eq('id', id));
}

export async function confirmProposal(id: string): Promise<void> {
  throwOnRefusal(await supabase.rpc('confirm_proposal', { proposal: id }));
}

export async function withdrawProposal(id: string): Promise<void> {
  throwOnRefusal(await supabase.rpc('withdraw_proposal', { proposal: id }));
}

/** Attaches a proposal to the caller's draft of a reply, or begins one. */
export async function attachToReply(
  { id, email, ...submission }: SubmissionRecord,
  proposalId: string,
): Promise<void> {
  const draft = await getDraft(supabase, id);
  const { to_emails = [email], subject = '', body = '', template_id = null } = draft ?? {};
  const language = draft?.language ?? submission.language;
  const values = { to_emails, subject, body, language, template_id, proposal_id: proposalId };
  const saved = await saveDraft(
    supabase,
    { id: draft?.id ?? crypto.randomUUID(), submission_id: id },
    values,
  );
  if (!saved) throw new Error(t('Your reply is open in another tab. Try again.'));
}
