import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../start-backend.ts';
import { sharedBackend } from '../testing/shared-backend.ts';
import { clientOf, serviceOf, signedIn } from '../testing/test-backend.ts';
import { signJwt } from './jwt.ts';

describe('the credentials of a request', () => {
  let backend: Backend;
  const rest = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${backend.apiUrl}/rest/v1/${path}`, { headers });
  const who = async (headers: Record<string, string>) =>
    (await (await rest('rpc/fixture_who', headers)).json()) as { user: string };

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('refuses a request without credentials', async () => {
    const response = await rest('fixture_notes?select=id');
    expect(response.status).toBe(401);
  });

  it('refuses an unknown key', async () => {
    expect((await rest('fixture_notes?select=id', { apikey: 'sb_publishable_other' })).status).toBe(
      401,
    );
  });

  it('maps the publishable key to a visitor and the secret key to the server', async () => {
    expect((await who({ apikey: backend.publishableKey })).user).toBe('anon');
    expect((await who({ apikey: backend.serviceRoleKey })).user).toBe('service_role');
  });

  it('refuses the secret key in a browser', async () => {
    const headers = { apikey: backend.serviceRoleKey, 'user-agent': 'Mozilla/5.0 (X11)' };
    expect((await rest('fixture_notes?select=id', headers)).status).toBe(401);
  });

  it('maps a session to its account, with its claims', async () => {
    const client = await signedIn(backend, 'admin@example.com');
    const { data } = await client.rpc('fixture_who');
    expect(data.user).toBe('authenticated');
    expect(data.claims.email).toBe('admin@example.com');
  });

  it.each([
    ['garbage', () => 'garbage'],
    ['three garbage parts', () => 'a.b.c'],
    ['expired', () => signJwt({ role: 'authenticated', sub: crypto.randomUUID(), exp: 1000 })],
    [
      'foreign',
      () =>
        signJwt({ role: 'service_role', exp: 9_999_999_999 }).replace(
          /[^.]+$/,
          'c2lnbmVkIGVsc2V3aGVyZQ',
        ),
    ],
    [
      'unsigned',
      () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`,
    ],
  ])('answers a %s token with 401', async (_, token) => {
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token()}` };
    const response = await rest('fixture_notes?select=id', headers);
    expect(response.status).toBe(401);
    expect((await response.json()).code).toMatch(/^PGRST30[13]$/);
  });

  it('gives a token only the role that it names', async () => {
    const token = signJwt({ role: 'anon', exp: 9_999_999_999 });
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
    expect((await who(headers)).user).toBe('anon');
  });

  it('separates the roles of concurrent requests', async () => {
    const account = await signedIn(backend);
    const clients = [clientOf(backend), serviceOf(backend), account];
    const expected = ['anon', 'service_role', 'authenticated'];
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { data } = await (clients[index % 3] ?? account).rpc('fixture_who');
        return data.user === expected[index % 3];
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('keeps twenty concurrent inserts', async () => {
    const client = await signedIn(backend);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.from('fixture_notes').insert({ body: `parallel ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { count } = await client
      .from('fixture_notes')
      .select('id', { count: 'exact', head: true })
      .like('body', 'parallel %');
    expect(count).toBe(20);
  });

  it('leaves revoked privileges revoked', async () => {
    const { error } = await clientOf(backend)
      .from('fixture_notes')
      .insert({ body: 'x', amount: 3 });
    expect(error?.code).toBe('42501');
  });

  it('writes times as ISO 8601 and numerics as numbers', async () => {
    const service = serviceOf(backend);
    const { data } = await service
      .from('fixture_notes')
      .insert({ body: 'types', amount: 12.5 })
      .select()
      .single();
    expect(data.amount).toBe(12.5);
    expect(data.happened_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});
