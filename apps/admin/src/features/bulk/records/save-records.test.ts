import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { DataError, RecordChanged } from '#providers/data/data-error.ts';
import { saveRecords, undoSaving } from './save-records.ts';

const kind = { resource: 'vans', labels: { title: 'Title' } };

function providerOf(refuse: (id: unknown) => Error | undefined) {
  const calls: unknown[] = [];
  const answer = async (call: string, { id, ...values }: RaRecord) => {
    const error = refuse(id);
    if (error) throw error;
    calls.push([call, id, values]);
    return { data: { id, ...values } as never };
  };
  return {
    calls,
    create: (_: string, { data }: { data?: unknown }) => answer('create', data as RaRecord),
    update: (_: string, { data }: { data?: unknown }) => answer('update', data as RaRecord),
    delete: (_: string, { id }: { id: unknown }) => answer('delete', { id } as RaRecord),
  };
}

const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ values: { id, title: id } }));
const idsOf = (saved: { record: RaRecord }[]) => saved.map(({ record }) => record.id);

it('continues after a refused record, and names it', async () => {
  const done: number[] = [];
  const provider = providerOf((id) => (id === 'b' ? new DataError('Too long.', 400) : undefined));
  const outcome = await saveRecords(provider, 'vans', items, {
    onProgress: (count) => done.push(count),
  });
  expect(idsOf(outcome.saved)).toEqual(['a', 'c', 'd', 'e', 'f']);
  expect(outcome.failures).toMatchObject([{ name: 'b', sentence: 'Too long.' }]);
  expect(outcome.left).toBe(0);
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});

it('stops where the server cannot be reached, or when told to', async () => {
  const offline = providerOf((id) => (id === 'a' ? new DataError('Unreachable.', 0) : undefined));
  const { saved, failures, left } = await saveRecords(offline, 'vans', items);
  expect(saved.length + failures.length + left).toBe(6);
  expect(left).toBeGreaterThan(0);
  const stopped = await saveRecords(offline, 'vans', items, { signal: AbortSignal.abort() });
  expect(stopped).toEqual({ saved: [], failures: [], left: 6 });
});

it('undoes changes with the former values of the form, and deletes new records', async () => {
  const before = { id: 'a', title: 'Old', title_key: 'old', updated_at: '1' };
  const saved = [
    { record: { id: 'a', title: 'New', title_key: 'new', updated_at: '2' }, before },
    { record: { id: 'b', title: 'Made' } },
    { record: { id: 'c', title: 'Changed since' }, before: { id: 'c', title: 'Old' } },
  ];
  const provider = providerOf((id) => (id === 'c' ? new RecordChanged({}) : undefined));
  const outcome = await undoSaving(provider, kind, saved, { mayDelete: true });
  expect(provider.calls).toEqual([
    ['update', 'a', { title: 'Old', title_key: 'new', updated_at: '2' }],
    ['delete', 'b', {}],
  ]);
  expect(outcome.failures).toMatchObject([{ sentence: 'Somebody else changed it meanwhile.' }]);
  const withoutRight = await undoSaving(provider, kind, saved, { mayDelete: false });
  expect(idsOf(withoutRight.saved)).toEqual(['a']);
});
