import { expect, it } from 'vitest';
import { serviceOf, sharedBackend } from '../testing/shared-backend.ts';

it('an estimated count of few rows is exact, as PostgREST answers it', async () => {
  const { count } = await serviceOf(await sharedBackend())
    .from('fixture_notes')
    .select('id', { count: 'estimated' })
    .eq('slug', 'of nobody');
  expect(count).toBe(0);
});
