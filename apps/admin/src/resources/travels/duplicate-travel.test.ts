import { expect, it } from 'vitest';
import { copyId, copyOf } from './duplicate-travel.ts';
import type { TravelRecord } from './travel-record.ts';

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
  } as unknown as TravelRecord;
  const copy = copyOf(original, 1);
  expect(copy).toMatchObject({
    title: 'Tipaza (copy)',
    status: 'draft',
    is_featured: false,
    tag_ids: ['coast'],
    days: [{ title: 'One' }],
    price_amount: 12_000,
    questions: [{ question: 'Why?', answer: 'Why not.' }],
  });
  expect(copy.days[0]?.id).not.toBe('day');
  expect(copy.questions[0]?.id).not.toBe('question');
  expect(copy).not.toHaveProperty('updated_at');
});
