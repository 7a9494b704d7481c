import { expect, it } from 'vitest';
import type { CatalogueEntry } from './catalogue.ts';
import { firstProposal, nextVersion, type ProposalSources } from './first-proposal.ts';

const entry = (changes: Partial<CatalogueEntry>): [string, CatalogueEntry] => {
  const found: CatalogueEntry = {
    kind: 'travel',
    id: 'oran',
    title: 'Oran',
    price: { minor: 3_000_000, currency: 'DZD', unit: 'person' },
    price_text: '30 000 DA',
    included: ['Driver', 'Breakfast'],
    not_included: ['Flights'],
    cancellation: '',
    ...changes,
  };
  return [`${found.kind}:${found.id}`, found];
};
const catalogue = new Map([
  entry({}),
  entry({
    id: 'timimoun',
    title: 'Timimoun',
    price: null,
    included: ['Driver', 'Guide'],
    cancellation: 'Its own terms.',
  }),
  entry({
    kind: 'vehicle',
    id: 'van',
    title: 'Camper van',
    price: null,
    included: [],
    not_included: [],
  }),
]);
const sources = (changes: Partial<ProposalSources> = {}): ProposalSources => ({
  inquiry: {
    groupSize: '2',
    childrenUnder12: 0,
    childrenUnder5: 1,
    departureDate: null,
    returnDate: null,
  },
  wanted: [
    { kind: 'travel', id: 'oran', title: 'Oran', nights: 2, day: '2027-03-04' },
    { kind: 'travel', id: 'timimoun', title: 'Timimoun', nights: 5, day: '2027-03-06' },
    { kind: 'product', id: 'knife', title: 'A knife', nights: null, day: null },
  ],
  people: null,
  catalogue,
  settings: { cancellation_terms: 'General terms.', prices_are_examples: false },
  today: '2026-12-01',
  ...changes,
});

it('turns a plan into lines with nights, dates and real prices', () => {
  const draft = firstProposal(sources());
  expect(draft).toMatchObject({
    title: 'Oran, Timimoun and A knife',
    travellers: '2 people, 1 child under 5',
    currency: 'DZD',
    starts_on: '2027-03-04',
    ends_on: '2027-03-11',
    included: ['Driver', 'Breakfast', 'Guide'],
    not_included: ['Flights'],
    terms: 'General terms.',
    valid_until: '2026-12-15',
    items: [
      {
        kind: 'travel',
        entity_id: 'oran',
        quantity: 2,
        unit_price_minor: 3_000_000,
        details: '2 nights, from 4 March 2027.',
      },
      { kind: 'travel', entity_id: 'timimoun', quantity: 1, unit_price_minor: 0 },
      { kind: 'text', entity_id: null, title: 'A knife' },
    ],
  });
});

it.each([
  [
    'fr',
    'Oran et Timimoun',
    'de 3 à 5 personnes, 2 enfants de 5 à 12 ans',
    '1 nuit, à partir du 1er mars 2027.',
  ],
  [
    'ar',
    'Oran وTimimoun',
    'من 3 إلى 5 أشخاص، طفلان بين 5 سنوات و12 سنة',
    'ليلة واحدة، ابتداءً من 1 مارس 2027.',
  ],
])(
  'says titles, travellers and times in the customer’s language: %s',
  (language, title, travellers, details) => {
    const group = { groupSize: '3-5', childrenUnder12: 2, childrenUnder5: 0 } as const;
    const inquiry = { ...sources().inquiry, ...group, language };
    const wanted = [
      { kind: 'travel', id: 'oran', title: 'Oran', nights: 1, day: '2027-03-01' },
      { kind: 'travel', id: 'timimoun', title: 'Timimoun' },
    ] as const;
    const draft = firstProposal(sources({ inquiry, wanted }));
    expect(draft).toMatchObject({ language, title, travellers, items: [{ details }, {}] });
  },
);

it('leaves out prices that are only examples', () => {
  const settings = { cancellation_terms: '', prices_are_examples: true };
  expect(firstProposal(sources({ settings })).items[0]?.unit_price_minor).toBe(0);
});

it('prefers the dates of the inquiry, and ends before the departure', () => {
  const inquiry = { ...sources().inquiry, departureDate: '2026-12-08', returnDate: '2026-12-12' };
  expect(firstProposal(sources({ inquiry }))).toMatchObject({
    starts_on: '2026-12-08',
    ends_on: '2026-12-12',
    valid_until: '2026-12-08',
  });
});

it('takes the own terms of a single trip, which a vehicle does not change', () => {
  const wanted = [
    { kind: 'travel', id: 'timimoun', title: 'Timimoun' },
    { kind: 'vehicle', id: 'van', title: 'Van' },
  ] as const;
  expect(firstProposal(sources({ wanted }))).toMatchObject({
    terms: 'Its own terms.',
    title: 'Timimoun and Camper van',
  });
});

it('starts from nothing too', () => {
  const draft = firstProposal(sources({ wanted: [], settings: null }));
  expect(draft).toMatchObject({ title: '', items: [], included: [], terms: '', starts_on: null });
});

it('renews what has expired in a new version', () => {
  const draft = firstProposal(sources());
  const next = nextVersion({ ...draft, valid_until: '2026-11-01' }, '2026-12-01');
  expect(next.valid_until).toBe('2026-12-15');
  expect(next.items.map(({ title }) => title)).toEqual(draft.items.map(({ title }) => title));
  expect(next.items[0]?.id).not.toBe(draft.items[0]?.id);
});
