import { isStaffRole } from '@expat-buddy/domain/account/staff-role';
import type { CallerClient } from '../_shared/caller-client.ts';
import { databaseError, notFound, RequestError } from '../_shared/request-error.ts';
import { isUuid, type ListQuery, listAnswer, listQuery, searchTerms } from './list-query.ts';

const columns = 'id,email,full_name,role,disabled_at,last_sign_in_at,created_at';
const sortable = ['email', 'full_name', 'role', 'created_at', 'last_sign_in_at', 'id'] as const;

/** `isPerson` restricts the list to accounts with a role. */
function select(db: CallerClient, { filter, ids }: ListQuery, isPerson: boolean) {
  let rows = db.from('accounts').select(columns, { count: 'exact' });
  if (ids) rows = rows.in('id', ids.filter(isUuid));
  if (isPerson) rows = rows.not('role', 'is', null);
  const { role, disabled } = filter;
  if (role === 'none') rows = rows.is('role', null);
  else if (isStaffRole(role)) rows = rows.eq('role', role);
  else if (role !== undefined)
    throw new RequestError(422, 'role_unknown', 'This role does not exist.');
  if (disabled === true) rows = rows.not('disabled_at', 'is', null);
  else if (disabled === false) rows = rows.is('disabled_at', null);
  else if (disabled !== undefined)
    throw new RequestError(422, 'invalid_request', 'Disabled is true or false.');
  const places = searchTerms(filter.q).map(
    (word) => `or(email.ilike.*${word}*,full_name.ilike.*${word}*)`,
  );
  return places.length > 0 ? rows.or(`and(${places.join(',')})`) : rows;
}

/** Sorted by id within equal values, so that pages neither repeat nor skip a row. */
export async function listAccounts(
  resource: string,
  db: CallerClient,
  parameters: URLSearchParams,
  isPerson: boolean,
): Promise<Response> {
  const query = listQuery(parameters, sortable, ['q', 'role', 'disabled']);
  const { from, to, sort } = query;
  const page = (start: number, end: number) =>
    select(db, query, isPerson)
      .order(sort.field, { ascending: sort.ascending, nullsFirst: false })
      .order('id', { ascending: true })
      .range(start, end);
  const answer = await page(from, to);
  if (!answer.error) return listAnswer(resource, answer.data, from, answer.count ?? 0);
  if (answer.status !== 416) throw databaseError(answer.error);
  // Past the end: return the count, and the list moves to its last page.
  const first = await page(0, 0);
  if (first.error) throw databaseError(first.error);
  return listAnswer(resource, [], from, first.count ?? 0);
}

export async function readAccount(db: CallerClient, id: string) {
  if (!isUuid(id)) throw notFound();
  const { data, error } = await db.from('accounts').select(columns).eq('id', id).maybeSingle();
  if (error) throw databaseError(error);
  if (!data) throw notFound();
  return data;
}
