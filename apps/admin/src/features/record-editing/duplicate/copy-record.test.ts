import { expect, it } from 'vitest';
import { copyId, copyOf } from './copy-record.ts';

it.each([
  ['tipaza', 1, 'tipaza-copy'],
  ['tipaza', 3, 'tipaza-copy-3'],
  ['tipaza-copy', 2, 'tipaza-copy-2'],
  ['tipaza-copy-2', 3, 'tipaza-copy-3'],
])('names copy of %s, try %i: %s', (id, attempt, copy) => {
  expect(copyId(id, attempt)).toBe(copy);
});

it('copies everything except the publication', () => {
  const original = {
    id: 'tipaza',
    title: 'Tipaza',
    status: 'published',
    is_featured: true,
    tag_ids: ['coast'],
    days: [{ id: 'day', title: 'One' }],
    price_amount: 12_000,
    questions: [{ id: 'question', question: 'Why?', answer: 'Why not.' }],
    gallery: [],
    updated_at: 'then',
  };
  const fields = Object.keys(original).filter((field) => field !== 'updated_at');
  const copy = copyOf(original, fields, 1);
  expect(copy).toEqual({
    id: 'tipaza-copy',
    title: 'Tipaza (copy)',
    status: 'draft',
    is_featured: false,
    tag_ids: ['coast'],
    days: [{ id: expect.not.stringMatching(/^day$/), title: 'One' }],
    price_amount: 12_000,
    questions: [
      { id: expect.not.stringMatching(/^question$/), question: 'Why?', answer: 'Why not.' },
    ],
    gallery: [],
  });
});

it('leaves an id that the database makes to the database, and renames a route', () => {
  const category = {
    id: '0b0e7f0c-5a9e-4a53-8d4e-2f1d3c4b5a69',
    name: 'Coast',
    route: 'coast',
    status: 'published',
  };
  expect(copyOf(category, ['name', 'route', 'status'], 2)).toEqual({
    name: 'Coast (copy)',
    route: 'coast-copy-2',
    status: 'draft',
  });
});

it('does not take over when a vehicle is rented', () => {
  const van = { id: 'van', name: 'Van', gallery: ['a.jpg'], unavailable: [{ starts_on: 'then' }] };
  expect(copyOf(van, ['name', 'gallery', 'unavailable'], 1)).toMatchObject({
    gallery: ['a.jpg'],
    unavailable: [],
  });
});
