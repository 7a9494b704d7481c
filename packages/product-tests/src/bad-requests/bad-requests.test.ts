/**
 * Malformed requests to every endpoint, which leave traces in the database. A quarter of them runs by default;
 * BAD_REQUESTS=all sends all of them, BAD_REQUESTS_SEED=<number> other random ones.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openProject, type Project } from '../support/project.ts';
import { tokenOf } from '../support/requests.ts';
import { namedProject } from '../support/supabase-project.ts';
import { authRequests } from './auth-requests.ts';
import type { BadRequest } from './bad-request.ts';
import { proceduresOf, tablesOf } from './endpoints.ts';
import { functionRequests } from './function-requests.ts';
import { httpRequests } from './http-requests.ts';
import { randomRequests } from './random-requests.ts';
import {
  formRequests,
  openProcedureRequests,
  procedureRequests,
  tableRequests,
} from './rest-requests.ts';
import { type Outcome, sendAll, type Target } from './send.ts';
import { storageRequests } from './storage-requests.ts';

const seed = Number(process.env.BAD_REQUESTS_SEED ?? 1);

let project: Project;
let target: Target;
beforeAll(async () => {
  project = await openProject();
  target = {
    ...project,
    tokens: {
      account: await tokenOf(project, 'visitor@example.com'),
      admin: await tokenOf(project, 'admin@example.com'),
    },
  };
});
afterAll(() => project.stop());

/** A fixed quarter of them, of every kind. */
function sample(requests: BadRequest[]): BadRequest[] {
  if (process.env.BAD_REQUESTS === 'all') return requests;
  return requests.filter((_, index) => Math.imul(index, 2_654_435_761) >>> 30 === 0);
}

const describeOutcome = ({ request, status, text }: Outcome) =>
  `${status} ${request.method ?? 'GET'} ${request.path.slice(0, 100)} ${JSON.stringify(request.body ?? '').slice(0, 100)}: ${text.slice(0, 200)}`;

/** PostgREST answers 500 to a write to a read-only view, the local backend 405. */
const isKnownError = ({ text }: Outcome) =>
  namedProject() !== undefined && text.includes('"code":"55000"');

const groups: Record<string, () => BadRequest[] | Promise<BadRequest[]>> = {
  'tables and views': async () => tableRequests(await tablesOf(project)),
  'what visitors may write': formRequests,
  functions: async () => procedureRequests(await proceduresOf(project)),
  'functions for visitors': openProcedureRequests,
  accounts: authRequests,
  files: storageRequests,
  'edge functions': functionRequests,
  'plain HTTP': httpRequests,
  [`random ones (seed ${seed})`]: async () =>
    randomRequests(seed, {
      tables: await tablesOf(project),
      procedures: await proceduresOf(project),
    }),
};

it.each(Object.entries(groups))(
  '%s: no bad request causes a server error',
  async (name, requests) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const outcomes = await sendAll(target, sample(await requests()));
    vi.restoreAllMocks();
    const counts = Object.groupBy(outcomes, ({ status }) => `${String(status)[0]}xx`);
    const summary = Object.entries(counts).map(([kind, each]) => `${each?.length} × ${kind}`);
    console.info(`${name}: ${outcomes.length} requests, ${summary.join(', ')}`);

    const failed = outcomes.filter(({ status }) => status >= 500 || status === 0);
    expect(failed.filter((outcome) => !isKnownError(outcome)).map(describeOutcome)).toEqual([]);
    // The error of a check constraint contains the row, which the caller may not read.
    const shown = outcomes.filter(
      ({ request, text }) => request.as !== 'admin' && /Failing row/.test(text),
    );
    expect(shown.map(describeOutcome)).toEqual([]);
  },
);

it('the API still answers', async () => {
  const response = await fetch(`${target.apiUrl}/rest/v1/travels?select=id&limit=1`, {
    headers: { apikey: target.publishableKey },
  });
  expect(response.status).toBe(200);
});
