import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable');
const { dataProvider } = await import('./data-provider.ts');

const malformed = { code: '22P02', message: 'invalid input syntax for type uuid: "western"' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(malformed, { status: 400 }));
});
afterEach(() => vi.unstubAllGlobals());

it('reports a malformed id as not found', async () => {
  await expect(dataProvider.getOne('travel-categories', { id: 'western' })).rejects.toMatchObject({
    status: 404,
    message: 'This record does not exist or has been deleted.',
  });
});

it('reports a malformed value as a format error', async () => {
  const saved = dataProvider.create('travel-categories', { data: { position: 'first' } });
  await expect(saved).rejects.toMatchObject({
    status: 400,
    message: 'One of the values is not in the expected format.',
  });
});
