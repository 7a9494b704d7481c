import { expect, it, vi } from 'vitest';
import type { Photo } from './photo.ts';

vi.mock('#providers/supabase.ts', () => ({ supabase: {} }));
const { changesOf } = await import('./describe-photos.ts');

const photo = { id: 'a', alt: '', credit: 'Lina', status: 'draft' } as Photo;

it('saves changed texts and publishes described photos', () => {
  expect(changesOf(photo, { alt: ' Dunes ', credit: 'Lina' }, true)).toEqual({
    alt: 'Dunes',
    status: 'published',
  });
});

it('leaves undescribed and unchanged photos alone', () => {
  expect(changesOf(photo, { alt: ' ', credit: 'Lina' }, true)).toEqual({});
  expect(changesOf({ ...photo, alt: 'Dunes' }, { alt: 'Dunes', credit: '' }, false)).toEqual({
    credit: '',
  });
});
