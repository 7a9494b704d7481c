import { json } from '../_shared/http.ts';
import { RequestError } from '../_shared/request-error.ts';

/** The query of react-admin's simple REST dialect: `?sort=["f","ASC"]&range=[0,24]&filter={}`. */
export type ListQuery = {
  sort: { field: string; ascending: boolean };
  from: number;
  to: number;
  filter: Readonly<Record<string, unknown>>;
  /** `filter={"id":[…]}`, in any order. */
  ids: string[] | undefined;
};

const MAX_ROWS = 1000;

function parameter(query: URLSearchParams, name: string, fallback: unknown): unknown {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(422, 'invalid_request', `The parameter ${name} is no JSON.`);
  }
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function listQuery(
  query: URLSearchParams,
  sortable: readonly string[],
  filters: readonly string[],
): ListQuery {
  const sort = parameter(query, 'sort', [sortable[0], 'ASC']);
  const [field, order] = Array.isArray(sort) ? sort : [];
  if (!sortable.includes(field) || (order !== 'ASC' && order !== 'DESC')) {
    throw new RequestError(
      422,
      'invalid_request',
      `Sort by one of ${sortable.join(', ')}, ASC or DESC.`,
    );
  }
  const range = parameter(query, 'range', [0, MAX_ROWS - 1]);
  const [from, to] = Array.isArray(range) ? range : [];
  if (!isIndex(from) || !isIndex(to) || to < from || to - from >= MAX_ROWS) {
    throw new RequestError(
      422,
      'invalid_request',
      `The range is two indexes, at most ${MAX_ROWS} rows apart.`,
    );
  }
  const filter = parameter(query, 'filter', {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw new RequestError(422, 'invalid_request', 'The filter is a JSON object.');
  }
  const { id, ...rest } = filter as Record<string, unknown>;
  const unknown = Object.keys(rest).find((name) => !filters.includes(name));
  if (unknown) throw new RequestError(422, 'invalid_request', `There is no filter ${unknown}.`);
  const ids = id === undefined ? undefined : (Array.isArray(id) ? id : [id]).map(String);
  return { sort: { field, ascending: order === 'ASC' }, from, to, filter: rest, ids };
}

/** Letters and digits only, so that nothing can close the filter. */
export function searchTerms(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean) : [];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/** Adds `Content-Range: users 0-24/319`. */
export function listAnswer(
  resource: string,
  rows: readonly unknown[],
  from: number,
  total: number,
): Response {
  const place = rows.length > 0 ? `${from}-${from + rows.length - 1}` : '*';
  return json(200, rows, { 'content-range': `${resource} ${place}/${total}` });
}
