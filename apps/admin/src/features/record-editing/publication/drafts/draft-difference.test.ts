import { expect, it } from 'vitest';
import type { DraftChanges } from './draft-changes.ts';
import { disputedChanges, draftOf, unreleasedChanges } from './draft-difference.ts';

const labels = { title: 'Title', days: 'Programme', price: 'Price' };
const live = {
  id: 'oran',
  status: 'published',
  title: 'Oran',
  price: '',
  days: [],
  updated_at: 'a',
};
const draft = (part: Partial<DraftChanges>): DraftChanges => ({
  changes: {},
  base: {},
  updated_at: 'then',
  author: null,
  ...part,
});

it('is what the form changes, children included, without id and status', () => {
  const days = [{ id: 'one', title: 'To the fort' }];
  const values = {
    ...live,
    status: 'draft',
    id: 'other',
    title: 'Oran in spring',
    price: null,
    days,
  };
  expect(draftOf(values, live)).toEqual({
    changes: { title: 'Oran in spring', days },
    base: { title: 'Oran', days: [] },
  });
});

it('lists its fields in the order of the form, without those that are published by now', () => {
  const changes = { price: '5 DA', title: 'New', days: [] };
  expect(unreleasedChanges(draft({ changes }), live, labels).map(({ label }) => label)).toEqual([
    'Title',
    'Price',
  ]);
});

it('disputes only what was changed in the published record too, to something else', () => {
  const base = { title: 'Old', price: '', days: ['x'] };
  const changes = { title: 'New', price: '5 DA', days: [] };
  expect(disputedChanges(draft({ base, changes }), live, labels)).toEqual([
    { field: 'title', label: 'Title', mine: 'New', theirs: 'Oran' },
  ]);
});
