import { tripDetailFields } from '@expat-buddy/domain/trip/detail-fields';
import { expect, it } from 'vitest';
import { tabFields, tripLabels, tripProblems, tripToSave } from './trip-form.ts';

const question = { id: 'a', question: ' Is there shade? ', answer: ' Yes. ' };
const image = { id: 'a', image: 'illustrations/dunes-night.webp', alt: ' Dunes ', caption: '' };

it('saves and labels every column, and has a tab for it', () => {
  const fields = [...tripDetailFields].sort();
  expect(Object.keys(tripToSave({})).sort()).toEqual(fields);
  expect(Object.keys(tripLabels).sort()).toEqual(fields);
  expect(Object.values(tabFields).flat().sort()).toEqual(fields);
});

it('saves emptied fields as unknown, texts trimmed, and no empty entries', () => {
  const saved = tripToSave({
    price_amount: '',
    vehicle_included: false,
    heat: ' Hot ',
    included: [' Lunch ', ''],
    best_months: [11, 4],
    questions: [question, { id: 'b', question: ' ', answer: '' }],
    gallery: [image, { id: 'b', image: '', alt: '', caption: '' }],
  });
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
