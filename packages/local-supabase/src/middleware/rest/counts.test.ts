import { expect, it } from 'vitest';
import { sharedBackend } from '../../testing/shared-backend.ts';
import { clientOf, serviceOf, signedIn } from '../../testing/test-backend.ts';

it('an estimated count of few rows is exact, as in PostgREST', async () => {
  const { count } = await serviceOf(await sharedBackend())
    .from('fixture_notes')
    .select('id', { count: 'estimated' })
    .eq('slug', 'of nobody');
  expect(count).toBe(0);
});

it('only the server gets a planned count, which ignores row-level security', async () => {
  const backend = await sharedBackend();
  const answers = [];
  for (const client of [clientOf(backend), await signedIn(backend), serviceOf(backend)]) {
    const { error, count } = await client
      .from('contact_submissions')
      .select('id', { count: 'planned', head: true });
    answers.push([error ? 'refused' : 'given', typeof count]);
  }
  expect(answers).toEqual([
    ['refused', 'object'],
    ['refused', 'object'],
    ['given', 'number'],
  ]);
});
