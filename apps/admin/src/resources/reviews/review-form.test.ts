import { reviewSchema } from '@expat-buddy/domain/review/schema';
import { expect, it } from 'vitest';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { reviewToSave } from './review-form.ts';

const written = {
  subject: { kind: 'activity', id: 'diving', title: 'Diving' },
  name: ' Amina ',
  location: null,
  avatar_url: ' https://site.example/amina.webp ',
  rating: 4.5,
  visited_on: '',
  comment: ' As it was\nwritten. ',
};

it('saves the words about one thing, and a missing day as none', () => {
  expect(reviewToSave(written)).toEqual({
    activity_id: 'diving',
    name: 'Amina',
    location: '',
    avatar_url: 'https://site.example/amina.webp',
    rating: 4.5,
    visited_on: null,
    comment: 'As it was\nwritten.',
  });
});

it('reports a missing value at its field', () => {
  const validate = validateWith(reviewSchema);
  expect(validate(written)).toEqual({});
  expect(validate({ ...written, subject: null, name: ' ', rating: '', comment: '' })).toEqual({
    subject: 'Please choose what the review is about.',
    name: 'Please enter the author.',
    rating: 'Please choose a rating.',
    comment: 'Please enter the words.',
  });
});
