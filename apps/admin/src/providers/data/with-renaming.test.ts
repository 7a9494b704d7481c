import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { withRenaming } from './with-renaming.ts';

const update = vi.fn(async () => ({ data: { id: 'oran-copy', updated_at: 'later' } }));
const getOne = vi.fn(async (_resource: string, { id }: { id: unknown }) => {
  if (id === 'oran-copy') throw Object.assign(new Error('Gone'), { status: 404 });
  return { data: { id, title: 'Oran by night' } };
});
const rename = vi.fn(async () => {});
const provider = withRenaming({ update, getOne } as unknown as DataProvider, rename);

const save = (data: Record<string, unknown>) =>
  provider.update('travels', { id: 'oran-copy', data, previousData: { id: 'oran-copy' } });

it('saves the other columns under the old id, then changes the id', async () => {
  const { data } = await save({ id: 'oran-by-night', title: 'Oran by night' });
  expect(update).toHaveBeenCalledWith(
    'travels',
    expect.objectContaining({ data: { id: 'oran-copy', title: 'Oran by night' } }),
  );
  expect(rename).toHaveBeenCalledWith('travels', 'oran-copy', 'oran-by-night', 'later');
  expect(data.id).toBe('oran-copy');
  expect(await provider.getOne('travels', { id: 'oran-copy' })).toEqual({
    data: { id: 'oran-copy', title: 'Oran by night' },
  });
});

it('changes no id that stays the same', async () => {
  rename.mockClear();
  await save({ id: 'oran-copy', title: 'Oran' });
  expect(rename).not.toHaveBeenCalled();
});
