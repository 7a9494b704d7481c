import type { Field } from '@expat-buddy/domain/content/field';
import { tripFields } from '@expat-buddy/domain/trip/fields';
import { tripSchemas } from '@expat-buddy/domain/trip/schema';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tripProblems, tripToSave } from './trip-form.ts';

const question = { id: 'a', question: ' Is there shade? ', answer: ' Yes. ' };
const image = { id: 'a', image: 'illustrations/dunes-night.webp', alt: ' Dunes ', caption: '' };

const tables = ['travels', 'activities'] as const;

it.each(tables)('saves every column of %s, which its schema accepts', (table) => {
  const saved = tripToSave({}, table);
  const columns = Object.entries<Field>(tripFields[table]).filter(
    ([, { shape }]) => shape !== 'rows',
  );
  expect(Object.keys(saved)).toEqual(columns.map(([name]) => name));
  expect(z.safeParse(z.object(tripSchemas[table]), saved).success).toBe(true);
});

it('saves emptied fields as unknown, texts trimmed, and no empty entries', () => {
  const saved = tripToSave(
    {
      price_amount: '',
      vehicle_included: false,
      heat: ' Hot ',
      included: [' Lunch ', ''],
      best_months: [11, 4],
      questions: [question, { id: 'b', question: ' ', answer: '' }],
      gallery: [image, { id: 'b', image: '', alt: '', caption: '' }],
    },
    'activities',
  );
  expect(saved).toMatchObject({
    price_amount: null,
    vehicle_included: false,
    effort: null,
    papers: '',
    heat: 'Hot',
    included: ['Lunch'],
    best_months: [4, 11],
    good_months: [],
    questions: [{ id: 'a', question: 'Is there shade?', answer: 'Yes.' }],
    gallery: [{ ...image, alt: 'Dunes' }],
  });
});

it('names questions without an answer and texts without a picture', () => {
  expect(tripProblems({ questions: [question], gallery: [image] })).toEqual({});
  expect(
    tripProblems({
      questions: [question, { ...question, answer: ' ' }],
      gallery: [{ ...image, image: '' }],
    }),
  ).toEqual({
    questions: 'Question 2 needs a question and an answer.',
    gallery: 'Picture 1 has no picture yet.',
  });
});
