import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { RecordChanged } from './data-error.ts';
import { withWholeRecords } from './with-whole-records.ts';

const before = { id: 'van', name: 'Van', travel_ids: ['coast'], updated_at: '2026-01-01' };

function provide(current: Record<string, unknown>, isWritten: boolean) {
  const write = vi.fn(async () => isWritten);
  const read = vi.fn(async () => ({ id: 'van', ...current }));
  const other = { update: vi.fn(async () => ({ data: before })) } as unknown as DataProvider;
  const provider = withWholeRecords(other, { vehicles: async () => ({ read, write }) });
  const save = (data: Record<string, unknown>) =>
    provider.update('vehicles', { id: 'van', data: { ...before, ...data }, previousData: before });
  return { save, write, other, provider };
}

it('writes a change and returns the saved record', async () => {
  const { save, write } = provide({ name: 'Bus' }, true);
  expect(await save({ name: 'Bus' })).toEqual({ data: { id: 'van', name: 'Bus' } });
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ name: 'Bus' }), before);
});

it('writes nothing when nothing changed', async () => {
  const { save, write } = provide(before, true);
  await save({});
  expect(write).not.toHaveBeenCalled();
});

it('reports a conflict with the other version', async () => {
  const { save } = provide({ name: 'Theirs' }, false);
  const refusal = await save({ name: 'Mine' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RecordChanged);
  expect((refusal as RecordChanged).current).toMatchObject({ name: 'Theirs' });
});

it('succeeds when the saved record already has the wanted values', async () => {
  const { save } = provide({ name: 'Mine' }, false);
  await expect(save({ name: 'Mine' })).resolves.toMatchObject({ data: { name: 'Mine' } });
});

it('passes other resources through', async () => {
  const { provider, other, write } = provide(before, true);
  await provider.update('events', { id: 'x', data: {}, previousData: { id: 'x' } });
  expect(other.update).toHaveBeenCalled();
  expect(write).not.toHaveBeenCalled();
});
