import { describe, expect, it } from 'vitest';
import { emptyDay } from './form/programme/travel-day.ts';
import { travelToSave, validateTravel } from './travel-form.ts';

const least = { id: 'bou-saada', title: 'Bou Saâda', status: 'draft' };

describe('the travel form', () => {
  it('takes the least that a travel needs', () => {
    expect(validateTravel(least)).toEqual({});
  });

  it('says what is missing next to each field', () => {
    expect(validateTravel({ status: 'draft', title: ' ' })).toEqual({
      id: 'Please enter an id.',
      title: 'Please enter a title.',
    });
  });

  it('takes a place on the map whole or not at all', () => {
    expect(validateTravel({ ...least, latitude: 36 })).toHaveProperty('longitude');
    expect(validateTravel({ ...least, latitude: 36, longitude: 3 })).toEqual({});
    expect(validateTravel({ ...least, latitude: 91, longitude: 3 })).toHaveProperty('latitude');
  });

  it.each([
    ['without a title', { title: ' ' }],
    ['with a part of a kilometre', { title: 'Drive', distance_km: 1.5 }],
    ['with 25 hours of driving', { title: 'Drive', driving_hours: 25 }],
  ])('names the day %s', (_, day) => {
    const days = [
      { ...emptyDay(), title: 'First' },
      { ...emptyDay(), ...day },
    ];
    expect(validateTravel({ ...least, days })).toEqual({ days: 'Day 2 needs attention.' });
  });
});

describe('what is saved', () => {
  it('has the main type among the types, because the site filters by those', () => {
    expect(travelToSave({ ...least, type_id: 'desert', type_ids: ['mountain'] }).type_ids).toEqual([
      'desert',
      'mountain',
    ]);
  });

  it('is trimmed, without empty lines, hours to one decimal', () => {
    const days = [{ ...emptyDay(), title: ' One ', stops: ['A', ' '], driving_hours: 2.25 }];
    const saved = travelToSave({ ...least, price: null, highlights: [' A bay ', ''], days });
    expect(saved).toMatchObject({ price: '', highlights: ['A bay'], region_id: null });
    expect(saved.days).toMatchObject([{ title: 'One', stops: ['A'], driving_hours: 2.3 }]);
  });
});
