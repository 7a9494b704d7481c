import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from './start-backend.ts';
import { clientOf, serviceOf, startTestBackend } from './testing/test-backend.ts';

describe('the log', () => {
  let backend: Backend;
  const lines: string[] = [];
  const printed = vi.spyOn(process.stderr, 'write');

  beforeAll(async () => {
    backend = await startTestBackend({ log: (line) => lines.push(line) });
    for (const statement of [
      `create function public.fail_with(state text, secret text) returns void language plpgsql as $$
         begin raise exception 'about %', secret using errcode = state; end $$`,
      'grant execute on function public.fail_with to anon',
      `create function public.fail_upload() returns trigger language plpgsql as $$
         begin raise exception 'no space for %', new.name using errcode = '53100'; end $$`,
      `create trigger fail_upload before insert on storage.objects for each row
         when (new.name like 'full/%') execute function public.fail_upload()`,
    ])
      await backend.sql(statement);
  });
  beforeEach(() => {
    lines.length = 0;
    printed.mockClear();
  });
  afterAll(async () => {
    printed.mockRestore();
    await backend.stop();
  });

  const failWith = (state: string) =>
    clientOf(backend).rpc('fail_with', { state, secret: 'amina@example.org' });

  it.each(['53100', '57P01', '58030', 'XX001'])(
    'has one line, without values, of %s',
    async (state) => {
      expect((await failWith(state)).error?.code).toBe(state);
      expect(lines).toEqual([
        expect.stringMatching(
          new RegExp(
            `^The database failed at POST /rest/v1/rpc/fail_with: .* \\(SQLSTATE ${state}\\)\\.$`,
          ),
        ),
      ]);
      expect(lines[0]).not.toContain('amina');
      expect(printed).not.toHaveBeenCalled();
    },
  );

  it('has nothing of a refusal', async () => {
    for (const state of ['22P02', '23505', '42501', 'P0001', 'PT409']) await failWith(state);
    const client = clientOf(backend);
    await client.from('travels').select('no_such_column');
    await client.from('travels').select('id').eq('created_at', 'yesterday?');
    await client.from('travels').select('id').filter('id', 'nonsense', 'x');
    await client.from('travels').select('id').filter('tags', 'cs', '{');
    await client.from('no_such_table').select('*');
    expect(lines).toEqual([]);
    expect(printed).not.toHaveBeenCalled();
  });

  it('has one line of a failed upload, without its statement', async () => {
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const photos = serviceOf(backend).storage.from('photos');
    const { error } = await photos.upload('full/secret.png', picture, { contentType: 'image/png' });
    expect(error).not.toBeNull();
    expect(lines).toEqual([expect.stringContaining('(SQLSTATE 53100).')]);
    expect(printed).not.toHaveBeenCalled();
  });
});
