import type { SentProposal } from '@expat-buddy/domain/proposal/types';

export function aProposal(changes: Partial<SentProposal> = {}): SentProposal {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    version: 1,
    status: 'sent',
    title: 'Nine days from the Kasbah to the red dunes of Timimoun',
    travellers: '4 adults and 1 child',
    currency: 'EUR',
    starts_on: '2027-03-04',
    ends_on: '2027-03-12',
    included: [
      'All transport with driver',
      'Eight nights with breakfast',
      'English-speaking guide',
      'Entrance fees',
    ],
    not_included: ['International flights', 'Visa', 'Lunches and dinners in Algiers'],
    terms:
      'Free cancellation until 30 days before departure; 50 % until 8 days before; the full price afterwards.',
    language: 'en',
    valid_until: '2199-12-31',
    total_minor: 348_000,
    sent_at: '2026-12-01T10:00:00Z',
    answered_at: null,
    decline_reason: '',
    confirmed_at: null,
    items: [
      {
        id: '00000000-0000-4000-8000-0000000000e1',
        kind: 'travel',
        entity_id: 'algiers',
        title: 'Algiers: Kasbah and museums',
        details: '2 nights in a family-run guesthouse near Didouche Mourad.',
        quantity: 5,
        unit_price_minor: 22_000,
      },
      {
        id: '00000000-0000-4000-8000-0000000000e2',
        kind: 'travel',
        entity_id: 'timimoun',
        title: 'Timimoun, the red oasis',
        details: '',
        quantity: 5,
        unit_price_minor: 49_600,
      },
      {
        id: '00000000-0000-4000-8000-0000000000e3',
        kind: 'text',
        entity_id: null,
        title: 'Family discount',
        details: '',
        quantity: 1,
        unit_price_minor: -10_000,
      },
      {
        id: '00000000-0000-4000-8000-0000000000e4',
        kind: 'service',
        entity_id: 'airport-welcome',
        title: 'Airport welcome',
        details: '',
        quantity: 1,
        unit_price_minor: 0,
      },
    ],
    ...changes,
  };
}
