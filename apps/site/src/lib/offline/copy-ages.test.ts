import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { applyCopyAges } from './copy-ages.ts';

const AN_HOUR_AGO = Date.now() - 3_600_000;

async function ageOfRead(copySince: (moment: number) => number | undefined) {
  const client = new QueryClient();
  applyCopyAges(client, copySince);
  await client.fetchQuery({ queryKey: ['travels'], queryFn: () => ['Oran'] });
  const state = client.getQueryState(['travels']);
  client.clear();
  return state;
}

it('data from a copy is as old as the copy', async () => {
  const state = await ageOfRead((moment) => (moment > AN_HOUR_AGO ? AN_HOUR_AGO : undefined));
  expect(state).toMatchObject({ data: ['Oran'], status: 'success', dataUpdatedAt: AN_HOUR_AGO });
});

it('data from the server is new', async () => {
  const state = await ageOfRead(() => undefined);
  expect(state?.dataUpdatedAt).toBeGreaterThan(AN_HOUR_AGO);
});
