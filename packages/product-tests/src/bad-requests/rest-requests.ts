import { type BadRequest, badBodies, badTexts, badValues } from './bad-request.ts';
import type { Procedure, Table } from './endpoints.ts';

/** Cycles through a list, so that each kind of fault reaches many endpoints, but not every endpoint. */
function cycle<T>(values: readonly T[]) {
  let next = 0;
  return () => values[next++ % values.length] as T;
}

const badQueries = [
  'select=*,nothing(*)',
  'select=)(',
  'select=*&order=',
  'select=*&order=nothing.up',
  'limit=-1',
  'limit=many',
  'limit=99999999999999999999',
  'offset=-1',
  'offset=1e9',
  'or=',
  'or=()',
  'or=(and(',
  'and=(a.eq.)',
  'nothing=eq.1',
  'select=count()',
  'columns=nothing',
  'on_conflict=nothing',
  'select=a->b->>c,%00',
];

const badPreferences = [
  'count=planned',
  'count=nothing',
  'return=nothing',
  'resolution=nothing',
  'handling=strict, nothing=1',
  'tx=nothing',
  'max-affected=-1',
  'missing=default, \u00e9',
];

export function tableRequests(tables: readonly Table[]): BadRequest[] {
  const body = cycle(badBodies);
  const value = cycle(badValues);
  const text = cycle(badTexts);
  const query = cycle(badQueries);
  const preference = cycle(badPreferences);
  const operator = cycle([
    'eq',
    'gt',
    'is',
    'in',
    'cs',
    'fts',
    'match',
    'nothing',
    'not.eq',
    'like(any)',
  ]);
  return tables.flatMap(({ name, columns }): BadRequest[] => {
    const path = `/rest/v1/${name}`;
    const asked = columns.slice(0, 12);
    return [
      ...asked.map(
        (column): BadRequest => ({
          path: `${path}?select=${column.name}&${column.name}=${operator()}.${text()}`,
          as: 'admin',
        }),
      ),
      ...asked.map(
        (column): BadRequest => ({
          path,
          method: 'POST',
          body: { [column.name]: value() },
          as: 'admin',
        }),
      ),
      { path: `${path}?${query()}` },
      { path: `${path}?${query()}`, as: 'account' },
      { path: `${path}?${query()}`, as: 'admin' },
      { path, method: 'HEAD', headers: { prefer: preference() }, as: 'account' },
      { path, headers: { prefer: preference(), range: 'rows=9-1' } },
      { path, headers: { accept: 'text/nothing' } },
      { path, headers: { 'accept-profile': 'private' } },
      { path, method: 'POST', body: body() },
      { path, method: 'POST', body: body(), as: 'admin' },
      { path, method: 'POST', body: body(), as: 'admin', headers: { 'content-type': 'text/csv' } },
      { path: `${path}?${columns[0]?.name}=eq.none`, method: 'PATCH', body: body(), as: 'admin' },
      { path: `${path}?${columns[0]?.name}=eq.none`, method: 'PUT', body: body(), as: 'admin' },
      { path: `${path}?nothing=eq.1`, method: 'DELETE', as: 'admin' },
    ];
  });
}

/** Every field that visitors may write, with every bad value. */
export function formRequests(): BadRequest[] {
  const inquiry = {
    name: 'Nadia',
    email: 'nadia@example.org',
    service: 'general',
    message:
      'A message that is long enough to be compared with others, as spam is detected by its text.',
  };
  const fields = [
    'id',
    ...Object.keys(inquiry),
    'groupSize',
    'childrenUnder12',
    'childrenUnder5',
    'departureDate',
    'returnDate',
    'needsTransportation',
    'status',
    'nothing',
  ];
  const selections = ['submission_id', 'travel_ids', 'activity_ids', 'includes_camping', 'details'];
  return badValues.flatMap((value): BadRequest[] => [
    ...fields.map(
      (field): BadRequest => ({
        path: '/rest/v1/contact_submissions',
        method: 'POST',
        // The invalid group size refuses the row, whatever the value.
        body: { ...inquiry, groupSize: 'none', [field]: value },
      }),
    ),
    ...selections.map(
      (field): BadRequest => ({
        path: '/rest/v1/inquiry_selections',
        method: 'POST',
        body: { submission_id: crypto.randomUUID(), [field]: value },
      }),
    ),
    {
      path: '/rest/v1/profiles?id=eq.none',
      method: 'PATCH',
      body: { full_name: value },
      as: 'account',
    },
  ]);
}

export function procedureRequests(procedures: readonly Procedure[]): BadRequest[] {
  const body = cycle(badBodies);
  const value = cycle(badValues);
  const text = cycle(badTexts);
  return procedures.flatMap(({ name, args }): BadRequest[] => {
    const path = `/rest/v1/rpc/${name}`;
    const filled = () => Object.fromEntries(args.map((arg) => [arg, value()]));
    return [
      { path, method: 'POST', body: body() },
      { path, method: 'POST', body: body(), as: 'account' },
      { path, method: 'POST', body: body(), as: 'admin' },
      { path, method: 'POST', body: filled() },
      { path, method: 'POST', body: filled(), as: 'account' },
      { path, method: 'POST', body: { nothing: value() }, as: 'admin' },
      { path: `${path}?${args[0] ?? 'nothing'}=${text()}` },
      { path, method: 'PUT', body: {} },
      // Not as an admin, whose calls would succeed.
      ...args.map((): BadRequest => ({ path, method: 'POST', body: filled(), as: 'account' })),
    ];
  });
}

/** The functions for visitors, with every value and body. */
export function openProcedureRequests(): BadRequest[] {
  const path = '/rest/v1/rpc/search_site';
  return [
    ...badValues.flatMap((value): BadRequest[] => [
      { path, method: 'POST', body: { term: value, per_kind: 3 } },
      { path, method: 'POST', body: { term: 'oran', per_kind: value } },
    ]),
    ...badBodies.map((body): BadRequest => ({ path, method: 'POST', body })),
    ...badTexts.map((text): BadRequest => ({ path: `${path}?term=${text}&per_kind=${text}` })),
  ];
}
