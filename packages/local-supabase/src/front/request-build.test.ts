/** The public pages are asked to be built anew: from a change in the back office to a host's answer. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { functionsDir } from '../paths.ts';
import type { Backend } from '../start-backend.ts';
import { clientOf, serviceOf, sharedBackend, signedIn } from '../testing/shared-backend.ts';
import type { FunctionHandler } from './functions.ts';

let backend: Backend;
let host: Server;
let hook = '';
let asked = 0;
let status = 200;

beforeAll(async () => {
  backend = await sharedBackend();
  host = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end('words of the host');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(host.address() as { port: number }).port}/hook/secret`;
  await backend.sql('alter table private.publishing drop constraint publishing_hook_safe');
});
afterAll(async () => {
  host.close();
  await backend.sql(`update private.publishing set hook_url = ''`);
  await backend.sql('delete from private.build_requests');
  await backend.sql(
    `alter table private.publishing add constraint publishing_hook_safe check (hook_url ~ '^(|https://\\S+)$')`,
  );
});
beforeEach(async () => {
  asked = 0;
  status = 200;
  await backend.sql('delete from private.build_requests');
  await backend.sql(
    `update private.publishing set hook_url = $1, tries = 0, next_try_at = now(), waiting_since = null, asking_since = null`,
    [hook],
  );
});

async function call(token: string) {
  const file = pathToFileURL(join(functionsDir, 'request-build', 'handler.ts')).href;
  const { default: handler } = (await import(file)) as { default: FunctionHandler };
  const response = await handler(
    new Request(`${backend.apiUrl}/functions/v1/request-build`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
    {
      SUPABASE_URL: backend.apiUrl,
      SUPABASE_ANON_KEY: backend.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
      BUILD_HOOK_MAY_BE_LOCAL: 'in-tests',
    },
  );
  return { status: response.status, answer: await response.json() };
}
const look = () => call(backend.serviceRoleKey);

const tokenOf = async (email: string) =>
  (await (await signedIn(backend, email)).auth.getSession()).data.session?.access_token ?? '';

const minutesPass = (minutes: number) =>
  backend.sql(
    `update private.publishing set content_changed_at = content_changed_at - $1::int * interval '1 minute',
       waiting_since = waiting_since - $1::int * interval '1 minute',
       next_try_at = next_try_at - $1::int * interval '1 minute'`,
    [minutes],
  );

async function change(): Promise<void> {
  const staff = await signedIn(backend, 'staff@example.com');
  const { error } = await staff
    .from('travels')
    .update({ description: crypto.randomUUID() })
    .eq('id', 'oran');
  expect(error).toBeNull();
}

async function state() {
  const { data, error } = await (await signedIn(backend, 'staff@example.com')).rpc(
    'publishing_state',
  );
  expect(error).toBeNull();
  return data;
}

it('a change asks once for a build, after two minutes of quiet', async () => {
  const before = (await clientOf(backend).rpc('content_changed_at')).data;
  await change();
  const after = (await clientOf(backend).rpc('content_changed_at')).data;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  expect((await state()).content_changed_at).toBe(after);

  await look();
  await minutesPass(1);
  await change();
  await minutesPass(1);
  await look();
  expect(asked).toBe(0);
  await minutesPass(1);
  expect((await look()).answer).toEqual({ success: true, asked: 'The host took it (200).' });
  await look();
  await minutesPass(30);
  await look();
  expect(asked).toBe(1);
  expect(await state()).toMatchObject({
    waiting_since: null,
    has_hook: true,
    hook_host: null,
    requests: [{ outcome: 'accepted', sentence: 'The host took it (200).', by_schedule: true }],
  });
  expect(JSON.stringify(await state())).not.toContain('secret');
});

it('a host that fails is asked again after growing pauses, and what changed meanwhile is not lost', async () => {
  status = 503;
  await change();
  await minutesPass(3);
  expect((await look()).answer).toEqual({ success: false, asked: 'The host answered 503.' });
  await look();
  expect(asked).toBe(1);
  await minutesPass(2);
  await look();
  expect(asked).toBe(2);
  await minutesPass(2);
  await look();
  expect(asked).toBe(2);
  status = 200;
  await change();
  await minutesPass(4);
  await look();
  expect(asked).toBe(3);
  const { waiting_since, requests } = await state();
  expect(waiting_since).toBeNull();
  expect(requests.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'accepted',
    'failed',
    'failed',
  ]);
});

it('several looks at once ask once', async () => {
  await change();
  await minutesPass(3);
  await Promise.all([look(), look(), look()]);
  expect(asked).toBe(1);
});

it('admins ask at once, nobody else, and not twice in a moment', async () => {
  for (const token of ['', backend.publishableKey, 'sb_secret_guess']) {
    expect((await call(token)).status).toBe(401);
  }
  for (const email of ['visitor@example.com', 'staff@example.com']) {
    expect((await call(await tokenOf(email))).status).toBe(403);
  }
  expect(asked).toBe(0);
  const token = await tokenOf('admin@example.com');
  expect((await call(token)).answer).toEqual({ success: true, asked: 'The host took it (200).' });
  expect(await call(token)).toMatchObject({
    status: 409,
    answer: { error: 'A rebuild was asked for a moment ago.' },
  });
  await backend.sql(`update private.publishing set hook_url = ''`);
  await backend.sql('delete from private.build_requests');
  expect((await call(token)).answer).toMatchObject({ error: 'No build hook is set.' });
  expect(asked).toBe(1);
});

it('the address is read by nobody but the server', async () => {
  const admin = await signedIn(backend, 'admin@example.com');
  expect((await admin.rpc('claim_build_request', { by_person: true })).error?.code).toBe('42501');
  expect((await admin.from('office_settings').select('*').single()).data).not.toHaveProperty(
    'build_hook_url',
  );
  const { data } = await serviceOf(backend).rpc('claim_build_request', { by_person: true });
  expect(data).toMatchObject([{ address: hook }]);
});
