import { onTestFinished, vi } from 'vitest';
import { env } from '#lib/env.ts';

type Failure = 'answers 500' | 'refuses the connection';
type Rows = readonly object[];

export type FakeApi = {
  /**
   * What a table, an `rpc/…` or a function answers; nothing until then. The details of a trip or
   * a vehicle are resources such as `travels/details`. A function may answer with a single object.
   */
  answer: (resource: string, rows: Rows | object) => void;
  /** Every request of a resource fails until it is mended. */
  fail: (resource: string, failure?: Failure) => void;
  mend: (resource: string) => void;
  /** Requests of a resource wait until the returned function is called. */
  hold: (resource: string) => () => void;
  /** The bodies that were posted to a resource. */
  postedTo: (resource: string) => unknown[];
};

/** The filters of PostgREST that a page selects single records with; every other parameter is ignored. */
function select(rows: Rows, parameters: URLSearchParams): Rows {
  const filters = [...parameters].flatMap(([column, condition]) => {
    const [, operator, operand = ''] = /^(eq|in)\.(.*)$/.exec(condition) ?? [];
    if (!operator) return [];
    const wanted = operator === 'eq' ? [operand] : operand.match(/[^"(),]+/g);
    return [{ column, wanted: wanted ?? [] }];
  });
  return rows.filter((row) =>
    filters.every(({ column, wanted }) => {
      const value = (row as Record<string, unknown>)[column];
      return value === undefined || wanted.includes(String(value));
    }),
  );
}

/** Answers in place of the API until the test ends. Files and code are fetched as usual. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Rows | object>();
  const failures = new Map<string, Failure>();
  const held = new Map<string, Promise<void>>();
  const posted: { resource: string; body: unknown }[] = [];

  async function answerTo(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/(rest|functions)\/v1\//, '');
    const asksForDetails = url.searchParams.get('select')?.match(/what_to_bring|floor_plan/);
    const resource = asksForDetails ? `${path}/details` : path;
    await held.get(resource);
    const failure = failures.get(resource);
    if (failure === 'refuses the connection') throw new TypeError('Failed to fetch');
    if (failure) return Response.json({ message: 'down' }, { status: 500 });
    if (request.method === 'POST' && !resource.startsWith('rpc/')) {
      posted.push({ resource, body: await request.json() });
      return new Response(null, { status: 201 });
    }
    const answer = answers.get(resource) ?? [];
    if (!Array.isArray(answer)) return Response.json(answer);
    const rows = select(answer, url.searchParams);
    const range = rows.length > 0 ? `0-${rows.length - 1}` : '*';
    return Response.json(rows, { headers: { 'content-range': `${range}/${rows.length}` } });
  }

  const fetchFile = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(env.supabaseUrl) ? answerTo(request) : fetchFile(input, init);
  });
  onTestFinished(() => spy.mockRestore());

  return {
    answer: (resource, rows) => void answers.set(resource, rows),
    fail: (resource, failure = 'answers 500') => void failures.set(resource, failure),
    mend: (resource) => void failures.delete(resource),
    hold: (resource) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(resource, promise);
      return () => {
        held.delete(resource);
        resolve();
      };
    },
    postedTo: (resource) =>
      posted.filter((post) => post.resource === resource).map(({ body }) => body),
  };
}
