/** Requests for a build of the public pages: from a change in the back office to the host's answer. */
import { createServer, type Server } from 'node:http';
import { clientOf, serviceOf, signedIn } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callFunction } from '../support/call-function.ts';
import { type Project, sharedProject } from '../support/project.ts';

let project: Project;
let host: Server;
let hook = '';
let asked = 0;
let status = 200;

beforeAll(async () => {
  project = await sharedProject();
  host = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end('text of the host');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(host.address() as { port: number }).port}/hook/secret`;
  await project.sql('alter table private.publishing drop constraint publishing_hook_safe');
});
afterAll(async () => {
  host.close();
  await project.sql(`update private.publishing set hook_url = ''`);
  await project.sql('delete from private.build_requests');
  await project.sql(
    `alter table private.publishing add constraint publishing_hook_safe check (hook_url ~ '^(|https://\\S+)$')`,
  );
});
beforeEach(async () => {
  asked = 0;
  status = 200;
  await project.sql('delete from private.build_requests');
  await project.sql(
    `update private.publishing set hook_url = $1, tries = 0, next_try_at = now(), waiting_since = null, asking_since = null`,
    [hook],
  );
});

const call = (token: string) =>
  callFunction(project, 'request-build', { token, env: { BUILD_HOOK_MAY_BE_LOCAL: 'in-tests' } });
const look = () => call(project.serviceRoleKey);

const tokenOf = async (email: string) =>
  (await (await signedIn(project, email)).auth.getSession()).data.session?.access_token ?? '';

const minutesPass = (minutes: number) =>
  project.sql(
    `update private.publishing set content_changed_at = content_changed_at - $1::int * interval '1 minute',
       waiting_since = waiting_since - $1::int * interval '1 minute',
       next_try_at = next_try_at - $1::int * interval '1 minute'`,
    [minutes],
  );

async function change(): Promise<void> {
  const staff = await signedIn(project, 'staff@example.com');
  const { error } = await staff
    .from('travels')
    .update({ description: crypto.randomUUID() })
    .eq('id', 'oran');
  expect(error).toBeNull();
}

async function state() {
  const { data, error } = await (await signedIn(project, 'staff@example.com')).rpc(
    'publishing_state',
  );
  expect(error).toBeNull();
  return data;
}

it('a change requests one build, two minutes after the last change', async () => {
  const before = (await clientOf(project).rpc('content_changed_at')).data;
  await change();
  const after = (await clientOf(project).rpc('content_changed_at')).data;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  expect((await state()).content_changed_at).toBe(after);

  await look();
  await minutesPass(1);
  await change();
  await minutesPass(1);
  await look();
  expect(asked).toBe(0);
  await minutesPass(1);
  expect((await look()).answer).toEqual({
    success: true,
    code: 'host_accepted',
    values: { status: 200 },
  });
  await look();
  await minutesPass(30);
  await look();
  expect(asked).toBe(1);
  expect(await state()).toMatchObject({
    waiting_since: null,
    has_hook: true,
    hook_host: null,
    requests: [
      {
        outcome: 'accepted',
        detail: '{"code":"host_accepted","values":{"status":200}}',
        by_schedule: true,
      },
    ],
  });
  expect(JSON.stringify(await state())).not.toContain('secret');
});

it('a failing host is asked again with backoff, and later changes are not lost', async () => {
  status = 503;
  await change();
  await minutesPass(3);
  expect((await look()).answer).toEqual({
    success: false,
    code: 'host_replied',
    values: { status: 503 },
  });
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

it('concurrent runs request one build', async () => {
  await change();
  await minutesPass(3);
  await Promise.all([look(), look(), look()]);
  expect(asked).toBe(1);
});

it('only admins request a build at once, and not twice in a row', async () => {
  for (const token of ['', project.publishableKey, 'sb_secret_guess']) {
    expect((await call(token)).status).toBe(401);
  }
  for (const email of ['visitor@example.com', 'staff@example.com']) {
    expect((await call(await tokenOf(email))).status).toBe(403);
  }
  expect(asked).toBe(0);
  const token = await tokenOf('admin@example.com');
  expect((await call(token)).answer).toEqual({
    success: true,
    code: 'host_accepted',
    values: { status: 200 },
  });
  expect(await call(token)).toMatchObject({
    status: 409,
    answer: { error: 'A rebuild was requested a moment ago.' },
  });
  await project.sql(`update private.publishing set hook_url = ''`);
  await project.sql('delete from private.build_requests');
  expect((await call(token)).answer).toMatchObject({ error: 'No build hook is set.' });
  expect(asked).toBe(1);
});

it('only the server reads the address of the hook', async () => {
  const admin = await signedIn(project, 'admin@example.com');
  expect((await admin.rpc('claim_build_request', { by_person: true })).error?.code).toBe('42501');
  expect((await admin.from('office_settings').select('*').single()).data).not.toHaveProperty(
    'build_hook_url',
  );
  const { data } = await serviceOf(project).rpc('claim_build_request', { by_person: true });
  expect(data).toMatchObject([{ address: hook }]);
});
