import type { SiteEvent } from '@expat-buddy/domain/event/types';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { Product } from '@expat-buddy/domain/product/types';
import type { Review } from '@expat-buddy/domain/review/types';
import type { Service } from '@expat-buddy/domain/service/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { describe, expect, it } from 'vitest';
import { agency } from './company-data.ts';
import { guide, happening, products, rated, services } from './structured-data.ts';

const address = (path: string) => `https://example.org${path}`;

describe('an event', () => {
  const event = {
    title: 'Algroove',
    location: 'Algiers',
    image: '',
    starts_on: null,
    ends_on: null,
    start_time: '',
    end_time: '',
    price: '',
    state: 'open',
  };
  const settings = { prices_are_examples: false } as Row<'site_settings'>;
  const told = (more: object) =>
    happening({ ...event, ...more } as SiteEvent, settings, '/events/algroove', address);

  it('has its time in Algiers and its price once they are known', () => {
    const known = { starts_on: '2027-06-01', start_time: '19:30', price: '2 500 DA' };
    expect(told(known)).toMatchObject({
      startDate: '2027-06-01T19:30:00+01:00',
      offers: { price: 2500, priceCurrency: 'DZD', availability: 'https://schema.org/InStock' },
    });
    expect(told({ ...known, price: '' })).not.toHaveProperty('offers');
    expect(told({ ...known, state: 'announced' })).not.toHaveProperty('offers');
  });

  it('is described once its date and place are confirmed', () => {
    expect(told({})).toBeUndefined();
    expect(told({ starts_on: '2027-06-01', location: ' ' })).toBeUndefined();
    expect(told({ starts_on: '2027-06-01' })).toMatchObject({
      '@type': 'Event',
      startDate: '2027-06-01',
    });
  });
});

describe('the guide', () => {
  const stated = (source_name: string, checked_on: string) =>
    ({
      statement: 'So it is.',
      source_name,
      source_url: `https://${source_name}.example`,
      checked_on,
      checked_by: 'Nadia',
    }) as GuideEntry;

  it('names each source once, and the day of its oldest check', () => {
    const entries = [
      stated('embassy', '2027-02-01'),
      stated('ministry', '2027-01-01'),
      stated('embassy', '2027-03-01'),
      { statement: '', checked_on: null } as GuideEntry,
    ];
    expect(guide(entries, '/living-here', address)).toMatchObject({
      lastReviewed: '2027-01-01',
      citation: [{ name: 'embassy' }, { name: 'ministry', url: 'https://ministry.example' }],
    });
  });

  it('claims no check while we have not compared every statement with its source', () => {
    const entries = [
      stated('embassy', '2027-02-01'),
      { ...stated('ministry', '2027-01-01'), checked_by: '' },
    ];
    expect(guide(entries, '/living-here', address)).not.toHaveProperty('lastReviewed');
  });

  it('is not described while it states nothing', () => {
    expect(guide([], '/living-here', address)).toBeUndefined();
  });
});

describe('the company', () => {
  const empty = { company_name: 'Rihla', licence_number: '', insurer: '' };
  const settings = (more: object) => ({ ...empty, ...more }) as Row<'site_settings'>;

  it('is described without what staff did not enter', () => {
    const described = agency(settings({}), address);
    for (const property of ['legalName', 'identifier', 'hasCertification', 'member']) {
      expect(described).not.toHaveProperty(property);
    }
  });

  it('has its licence, and the people on the page', () => {
    const member = { id: '1', name: 'Amina', role: 'Guide', languages: [], description: '' };
    expect(
      agency(settings({ licence_number: '12', licence_valid_until: '2027-06-30' }), address, [
        { ...member, image: '' },
      ]),
    ).toMatchObject({
      hasCertification: { certificationIdentification: '12', expires: '2027-06-30' },
      member: [{ '@type': 'Person', name: 'Amina', jobTitle: 'Guide' }],
    });
  });
});

describe('the price of a product', () => {
  const settings = (areExamples: boolean) =>
    ({ prices_are_examples: areExamples }) as Row<'site_settings'>;
  const offerAt = (price: string, areExamples = false) => {
    const knife = { id: 'knife', name: 'Knife', image: '', price } as Product;
    const [product] = products([knife], '/store/knives', settings(areExamples), address, 'Knives');
    expect(product).toMatchObject({
      '@type': 'Product',
      category: 'Knives',
      url: 'https://example.org/store/knives#knife',
    });
    return product?.offers;
  };

  it('is an offer if it is a fixed amount', () => {
    expect(offerAt('4 500 DA')).toEqual({ '@type': 'Offer', price: 4500, priceCurrency: 'DZD' });
    expect(offerAt('€45')).toMatchObject({ price: 45, priceCurrency: 'EUR' });
  });

  it('is not an offer as an example, a lower bound or on request', () => {
    expect(offerAt('4 500 DA', true)).toBeUndefined();
    expect(offerAt('From 4 500 DA')).toBeUndefined();
    expect(offerAt('on request')).toBeUndefined();
  });
});

describe('reviews', () => {
  const reviews = [4, 5, 5].map((rating) => ({ name: 'Amel', rating, comment: '' })) as Review[];
  const thing = (offer: object) => ({
    '@type': 'TouristTrip',
    offers: { '@type': 'Offer', ...offer },
  });

  it('make a product of a thing, from three on', () => {
    expect(rated(thing({ price: 540 }), reviews)).toMatchObject({
      '@type': ['TouristTrip', 'Product'],
      offers: { price: 540 },
      aggregateRating: { reviewCount: 3 },
    });
    expect(rated(thing({}), reviews.slice(1))).toEqual(thing({}));
  });

  it('stand without an offer that has no price', () => {
    expect(rated(thing({}), reviews)).not.toHaveProperty('offers');
  });
});

describe('a service', () => {
  const service = {
    id: 'airport-welcome',
    title: 'Airport Welcome',
    description: '',
    languages: [],
  };
  const price = { price_amount: 4500, price_currency: 'DZD', price_unit: null };
  const described = (more: object, areExamples = false) =>
    services(
      [{ ...service, ...price, ...more } as unknown as Service],
      { prices_are_examples: areExamples } as Row<'site_settings'>,
      address,
    )[0];

  it('has an offer only for an amount that is no example', () => {
    expect(described({})).toMatchObject({
      url: 'https://example.org/services#airport-welcome',
      offers: { '@type': 'Offer', price: 4500, priceCurrency: 'DZD' },
    });
    expect(described({}, true)).not.toHaveProperty('offers');
    expect(described({ price_amount: null, price_currency: null })).not.toHaveProperty('offers');
  });

  it('leaves out languages that nobody stated', () => {
    expect(described({})).not.toHaveProperty('availableChannel');
  });
});
