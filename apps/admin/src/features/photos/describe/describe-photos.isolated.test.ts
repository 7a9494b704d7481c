import { beforeEach, expect, it, vi } from 'vitest';

const update = vi.fn();
vi.mock('#providers/supabase.ts', () => ({
  supabase: {
    from: () => ({
      update: (change: object) => ({ eq: (_column: string, id: string) => update(id, change) }),
    }),
  },
}));
const { changesOf, describePhotos } = await import('./describe-photos.ts');

const photo = { alt: '', caption: '', credit: 'Lina', status: 'draft' } as const;
const texts = { alt: '', caption: '', credit: 'Lina' };

beforeEach(() => void update.mockReset().mockResolvedValue({ error: null, status: 204 }));

it('saves changed texts and publishes described photos', () => {
  expect(changesOf(photo, { ...texts, alt: ' Dunes ' }, true)).toEqual({
    alt: 'Dunes',
    status: 'published',
  });
});

it('leaves undescribed and unchanged photos alone', () => {
  expect(changesOf(photo, { ...texts, alt: ' ' }, true)).toEqual({});
  expect(
    changesOf({ ...photo, alt: 'Dunes' }, { ...texts, alt: 'Dunes', credit: '' }, false),
  ).toEqual({ credit: '' });
});

it('saves the others when one fails, and says which one', async () => {
  update.mockResolvedValueOnce({ error: { code: '42501', message: 'no' }, status: 403 });
  const { count, failures } = await describePhotos([
    { id: 'a', change: { alt: 'Dunes' } },
    { id: 'b', change: { alt: 'Palms' } },
    { id: 'c', change: {} },
  ]);
  expect(count).toBe(1);
  expect(Object.keys(failures)).toEqual(['a']);
  expect(update.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
});
