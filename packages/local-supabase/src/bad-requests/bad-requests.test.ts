/**
 * Requests that no client of ours sends, to every endpoint. A sample runs each time; BAD_REQUESTS=all sends
 * every one. BAD_REQUESTS_URL, with BAD_REQUESTS_KEY and the tokens BAD_REQUESTS_ACCOUNT and
 * BAD_REQUESTS_ADMIN, sends them to another project of these migrations, one for trying: it keeps traces.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tokenOf } from '../attacks/requests.ts';
import { functionsDir } from '../paths.ts';
import type { Backend } from '../start-backend.ts';
import { startTestBackend } from '../testing/shared-backend.ts';
import { authRequests } from './auth-requests.ts';
import type { BadRequest } from './bad-request.ts';
import { proceduresOf, tablesOf } from './endpoints.ts';
import { functionRequests } from './function-requests.ts';
import { httpRequests } from './http-requests.ts';
import {
  formRequests,
  openProcedureRequests,
  procedureRequests,
  tableRequests,
} from './rest-requests.ts';
import { type Outcome, sendAll, type Target } from './send.ts';
import { storageRequests } from './storage-requests.ts';

const { BAD_REQUESTS, BAD_REQUESTS_URL, BAD_REQUESTS_KEY, ...env } = process.env;

let backend: Backend;
let target: Target;
beforeAll(async () => {
  backend = await startTestBackend({ functionsDir });
  target = BAD_REQUESTS_URL
    ? {
        apiUrl: BAD_REQUESTS_URL,
        publishableKey: BAD_REQUESTS_KEY ?? '',
        tokens: { account: env.BAD_REQUESTS_ACCOUNT, admin: env.BAD_REQUESTS_ADMIN },
      }
    : {
        ...backend,
        tokens: {
          account: await tokenOf(backend, 'visitor@example.com'),
          admin: await tokenOf(backend, 'admin@example.com'),
        },
      };
});
afterAll(() => backend.stop());

/** A quarter of them, the same at every run, and of every kind. */
function sample(requests: BadRequest[]): BadRequest[] {
  if (BAD_REQUESTS === 'all') return requests;
  return requests.filter((_, index) => Math.imul(index, 2_654_435_761) >>> 30 === 0);
}

const said = ({ request, status, text }: Outcome) =>
  `${status} ${request.method ?? 'GET'} ${request.path.slice(0, 100)} ${JSON.stringify(request.body ?? '').slice(0, 100)}: ${text.slice(0, 200)}`;

const groups: Record<string, () => BadRequest[] | Promise<BadRequest[]>> = {
  'tables and views': async () => tableRequests(await tablesOf(backend)),
  'what anybody may write': formRequests,
  functions: async () => procedureRequests(await proceduresOf(backend)),
  'functions of visitors': openProcedureRequests,
  accounts: authRequests,
  files: storageRequests,
  'edge functions': functionRequests,
  'plain HTTP': httpRequests,
};

it.each(Object.entries(groups))('%s: no bad request is our fault', async (name, requests) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes = await sendAll(target, sample(await requests()));
  vi.restoreAllMocks();
  const counts = Object.groupBy(outcomes, ({ status }) => `${String(status)[0]}xx`);
  const summary = Object.entries(counts).map(([kind, each]) => `${each?.length} × ${kind}`);
  console.info(`${name}: ${outcomes.length} requests, ${summary.join(', ')}`);

  expect(outcomes.filter(({ status }) => status >= 500 || status === 0).map(said)).toEqual([]);
  // An error of a table that its caller cannot read would show what it holds.
  const shown = outcomes.filter(
    ({ request, text }) => request.as !== 'admin' && /Failing row/.test(text),
  );
  expect(shown.map(said)).toEqual([]);
});

it('and the API answers as before', async () => {
  const response = await fetch(`${target.apiUrl}/rest/v1/travels?select=id&limit=1`, {
    headers: { apikey: target.publishableKey },
  });
  expect(response.status).toBe(200);
});
