import { type InvitationState, invitationState } from '@expat-buddy/domain/account/invitation';
import type { CallerClient } from '../_shared/caller-client.ts';
import { INVITATION_MAIL } from '../_shared/invitation-link.ts';
import { databaseError, notFound, RequestError } from '../_shared/request-error.ts';
import { isUuid, listAnswer, listQuery, searchTerms } from './list-query.ts';

// Two foreign keys reference profiles (invited_by, accepted_by), so the relationship is named.
const columns =
  'id,email,role,language,expires_at,accepted_at,revoked_at,created_at,inviter:profiles!staff_invitations_invited_by_fkey(email,full_name)';
const sortable = ['created_at', 'email', 'expires_at'] as const;
const states: readonly InvitationState[] = ['open', 'expired', 'accepted', 'revoked'];

type Invitation = { email: string; expires_at: string } & Parameters<typeof invitationState>[0];
type Inviter = { email: string; full_name: string | null } | null;

function present<Row extends Invitation & { inviter: Inviter }>({ inviter, ...row }: Row) {
  const invitedBy = inviter?.full_name?.trim() || inviter?.email || null;
  return { ...row, state: invitationState(row), invited_by_name: invitedBy };
}

function select(db: CallerClient, filter: Readonly<Record<string, unknown>>) {
  const { state, q } = filter;
  const now = new Date().toISOString();
  let rows = db.from('staff_invitations').select(columns, { count: 'exact' });
  for (const word of searchTerms(q)) rows = rows.ilike('email', `*${word}*`);
  if (state === undefined) return rows;
  if (!states.some((known) => known === state)) {
    throw new RequestError(422, 'invalid_request', `A state is one of ${states.join(', ')}.`);
  }
  if (state === 'accepted') return rows.not('accepted_at', 'is', null);
  if (state === 'revoked') return rows.not('revoked_at', 'is', null);
  const waiting = rows.is('accepted_at', null).is('revoked_at', null);
  return state === 'open' ? waiting.gt('expires_at', now) : waiting.lte('expires_at', now);
}

/** The state of the last email to each address. */
async function mailStates(db: CallerClient, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const { data, error } = await db
    .from('mail_outbox')
    .select('to_email,status')
    .eq('kind', INVITATION_MAIL)
    .in('to_email', emails)
    .order('created_at', { ascending: true });
  if (error) throw databaseError(error);
  return new Map(data.map((mail) => [mail.to_email, mail.status]));
}

export async function listInvitations(
  db: CallerClient,
  parameters: URLSearchParams,
): Promise<Response> {
  const { from, to, sort, filter, ids } = listQuery(parameters, sortable, ['q', 'state']);
  const page = (start: number, end: number) => {
    const rows = select(db, filter);
    return (ids ? rows.in('id', ids.filter(isUuid)) : rows)
      .order(sort.field, { ascending: sort.ascending })
      .order('id', { ascending: true })
      .range(start, end);
  };
  const answer = await page(from, to);
  if (answer.error) {
    if (answer.status !== 416) throw databaseError(answer.error);
    const first = await page(0, 0);
    if (first.error) throw databaseError(first.error);
    return listAnswer('invitations', [], from, first.count ?? 0);
  }
  const open = answer.data.filter((row) => row.accepted_at === null && row.revoked_at === null);
  const mails = await mailStates(
    db,
    open.map((row) => row.email),
  );
  const rows = answer.data.map((row) => ({
    ...present(row),
    mail_status: open.includes(row) ? (mails.get(row.email) ?? null) : null,
  }));
  return listAnswer('invitations', rows, from, answer.count ?? 0);
}

export async function readInvitation(db: CallerClient, id: string) {
  if (!isUuid(id)) throw notFound('invitation');
  const { data, error } = await db
    .from('staff_invitations')
    .select(columns)
    .eq('id', id)
    .maybeSingle();
  if (error) throw databaseError(error);
  if (!data) throw notFound('invitation');
  return present(data);
}
