import type { Activity } from '@expat-buddy/domain/activity/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import { describe, expect, it } from 'vitest';
import { outing, questions, trip } from './trip-data.ts';

const address = (path: string) => `https://example.org${path}`;

const unknown = {
  days: [],
  suits: [],
  included: [],
  best_months: [],
  good_months: [],
  meeting_point: '',
  minimum_age: null,
  price_amount: null,
  price_currency: null,
  price_unit: null,
  price_people: null,
};
const known = {
  suits: ['Families'],
  included: ['A guide', 'Two dinners'],
  best_months: [10, 11, 12, 1],
  meeting_point: 'Béchar airport.',
  minimum_age: 6,
  price_amount: 540,
  price_currency: 'EUR',
  price_unit: 'person',
  price_people: 2,
};
const detailsWith = (more: object) => ({ ...unknown, ...more }) as unknown as TravelDetails;
const settingsWith = (areExamples: boolean) =>
  ({ prices_are_examples: areExamples, company_name: 'Rihla' }) as Row<'site_settings'>;

const included = (name: string) => ({
  '@type': 'TypeAndQuantityNode',
  typeOfGood: { '@type': 'Service', name },
});
const terms = {
  includesObject: [included('A guide'), included('Two dinners')],
  additionalProperty: {
    '@type': 'PropertyValue',
    name: 'Best months',
    value: 'October to January',
  },
};

describe('a trip', () => {
  const travel = { title: 'Taghit', description: 'Dunes', imageUrl: '' } as Travel;
  const described = (more: object, areExamples = false) =>
    trip(travel, detailsWith(more), settingsWith(areExamples), '/travels/taghit', address);

  const offerAt = (price: object) => ({
    '@type': 'Offer',
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'IE' },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 2, unitCode: 'IE' },
    },
    ...terms,
  });

  it('says what the price is for, from how many people on, and what it includes', () => {
    expect(described(known).offers).toEqual(offerAt({ price: 540, priceCurrency: 'EUR' }));
  });

  it('has no amount that visitors do not read', () => {
    const written = { ...travel, price: 'From €600 in winter' };
    const details = detailsWith(known);
    const { offers } = trip(written, details, settingsWith(false), '/travels/taghit', address);
    expect(offers).toEqual(offerAt({}));
    const derived = trip({ ...travel, price: '€540' }, details, settingsWith(false), '/', address);
    expect(derived.offers).toEqual(offerAt({ price: 540, priceCurrency: 'EUR' }));
  });

  it('has no amount while prices are examples', () => {
    expect(described(known, true).offers).toEqual(offerAt({}));
  });

  it('says where it begins and from which age on', () => {
    expect(described(known)).toMatchObject({
      touristType: ['Families', { '@type': 'PeopleAudience', requiredMinAge: 6 }],
      tripOrigin: { '@type': 'Place', description: 'Béchar airport.' },
    });
    expect(described({ minimum_age: 0 })).toMatchObject({ touristType: [{ requiredMinAge: 0 }] });
  });

  it('names who offers it, and each day as a trip of its own', () => {
    const days = ['The palm grove', 'The great dune'].map((title, index) => ({
      title,
      day_number: index + 1,
    }));
    expect(described({ days })).toMatchObject({
      provider: {
        '@type': 'TravelAgency',
        '@id': 'https://example.org/#company',
        name: 'Rihla',
      },
      subTrip: days.map(({ title }) => ({ '@type': 'TouristTrip', name: title })),
    });
  });

  it('leaves out what is unknown', () => {
    const nothing = ['@type', 'name', 'description', 'url', 'image', 'provider'];
    expect(Object.keys(described({}))).toEqual(nothing);
    expect(Object.keys(trip(travel, null, null, '/travels/taghit', address))).toEqual(nothing);
  });
});

describe('an activity', () => {
  const activity = { title: 'Dune driving', description: 'Sand', image: '' } as Activity;
  const described = (more: object) =>
    outing(activity, detailsWith(more), settingsWith(true), '/activities/dune-driving', address);

  it('is described without reviews', () => {
    expect(described(known)).toMatchObject({
      '@type': 'Service',
      name: 'Dune driving',
      url: 'https://example.org/activities/dune-driving',
      audience: { '@type': 'PeopleAudience', requiredMinAge: 6 },
      availableChannel: { serviceLocation: { '@type': 'Place', description: 'Béchar airport.' } },
      offers: terms,
    });
  });

  it('leaves out what is unknown', () => {
    for (const property of ['audience', 'availableChannel', 'offers']) {
      expect(described({})).not.toHaveProperty(property);
    }
  });
});

it('a trip has its questions', () => {
  const asked = { id: 'q1', question: 'Is there a signal?', answer: 'In the villages.' };
  expect(questions({ questions: [asked] })).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: asked.question }] },
  ]);
  expect(questions({ questions: [] })).toEqual([]);
  expect(questions(null)).toEqual([]);
});
