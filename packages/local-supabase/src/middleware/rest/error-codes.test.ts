import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../start-backend.ts';
import { sharedBackend } from '../../testing/shared-backend.ts';
import { clientOf, serviceOf, signedIn } from '../../testing/test-backend.ts';

describe('database errors reach the client in the format of PostgREST', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('answers a check violation with 400 and its code', async () => {
    const client = await signedIn(backend);
    const { status, error } = await client.from('fixture_notes').insert({ body: 'x'.repeat(30) });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '23514', hint: null });
    expect(error?.message).toContain('violates check constraint');
  });

  it('answers a duplicate and a broken reference with 409', async () => {
    const client = await signedIn(backend);
    await client.from('fixture_notes').insert({ body: 'first', slug: 'twice' });
    const duplicate = await client.from('fixture_notes').insert({ body: 'second', slug: 'twice' });
    expect(duplicate.status).toBe(409);
    expect(duplicate.error?.code).toBe('23505');
    const orphan = await client.from('fixture_notes').insert({ body: 'orphan', parent: 999_999 });
    expect(orphan.status).toBe(409);
    expect(orphan.error?.code).toBe('23503');
  });

  it('answers a missing privilege with 401 to visitors and 403 to accounts', async () => {
    const visitor = await clientOf(backend).from('fixture_notes').select('slug');
    expect(visitor.status).toBe(401);
    expect(visitor.error?.code).toBe('42501');
    const account = await (await signedIn(backend)).from('fixture_notes').delete().eq('id', 1);
    expect(account.status).toBe(403);
    expect(account.error?.code).toBe('42501');
  });

  it.each([
    ['P0001', 400],
    ['PT418', 418],
    ['PT409', 409],
    ['23514', 400],
    ['28000', 403],
    ['40001', 500],
    ['53300', 503],
    ['42501', 403],
  ])('answers a raised %s with %i, keeping detail and hint', async (code, status) => {
    const answer = await serviceOf(backend).rpc('fixture_raise', { code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({
      code,
      message: 'raised',
      details: 'a detail',
      hint: 'a hint',
    });
  });

  it.each([
    ['a list for a text', { body: ['x'] }],
    ['a text for a date', { body: 'x', happened_at: true }],
    ['an object for a number', { body: 'x', amount: { a: 1 } }],
    ['half a character', '{"body": "\\ud800"}'],
    ['a NUL', { body: '\0' }],
    ['null', 'null'],
    ['no JSON', '{'],
  ])('answers %s with 400, and the next request as usual', async (_, row) => {
    const { access_token: token } = (await (await signedIn(backend)).auth.getSession()).data
      .session ?? { access_token: '' };
    const response = await fetch(`${backend.apiUrl}/rest/v1/fixture_notes`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: typeof row === 'string' ? row : JSON.stringify(row),
    });
    expect(response.status).toBe(400);
    expect((await clientOf(backend).from('fixture_notes').select('id').limit(1)).status).toBe(200);
  });

  it('answers an unknown table with 404 and PGRST205', async () => {
    const { status, error } = await clientOf(backend).from('no_such_table').select();
    expect(status).toBe(404);
    expect(error?.code).toBe('PGRST205');
  });

  it('answers a wrong value with 400', async () => {
    const { status, error } = await (await signedIn(backend))
      .from('fixture_notes')
      .select()
      .eq('id', 'x');
    expect(status).toBe(400);
    expect(error?.code).toBe('22P02');
  });
});
