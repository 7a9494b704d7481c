import { describe, expect, it } from 'vitest';
import { activityToSave, validateActivity as validate } from './activity-form.ts';

const complete = {
  id: 'sea-fishing',
  title: 'Sea fishing',
  category_id: 'sea',
  status: 'draft',
  highlights: ['A quiet bay', null],
};

describe('the activity form', () => {
  it('takes the least that an activity needs', () => {
    expect(validate(complete)).toEqual({});
  });

  it('says what is missing next to each field', () => {
    expect(validate({ status: 'draft', title: '   ', category_id: null })).toEqual({
      id: 'Please enter an id.',
      title: 'Please enter a title.',
      category_id: 'Please choose a category.',
    });
  });

  it.each(['Sea fishing', 'sea--fishing', '-sea', 'séa'])('refuses the id %s', (id) => {
    expect(validate({ ...complete, id })).toHaveProperty('id');
  });

  it('refuses what the database would', () => {
    expect(validate({ ...complete, description: 'x'.repeat(1001) })).toEqual({
      description: 'Use at most 1,000 characters.',
    });
  });
});

it('saves texts trimmed and lists without empty lines', () => {
  expect(
    activityToSave({ ...complete, duration: null, highlights: [' A bay ', '', null] }),
  ).toMatchObject({ duration: '', highlights: ['A bay'], requirements: [] });
});
