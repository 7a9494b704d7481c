import type { SavedInquiry } from './load-inquiry.ts';

export function savedInquiry(changes: Partial<SavedInquiry['submission']> = {}): SavedInquiry {
  const now = new Date().toISOString();
  return {
    submission: {
      id: '0b6c2f4e-6b1d-4c1a-9f53-1c9a0e7d2b11',
      name: 'Amina',
      email: 'amina@example.com',
      service: 'trip-planner',
      message: 'A week in the south, please.',
      groupSize: null,
      childrenUnder12: 0,
      childrenUnder5: 0,
      departureDate: null,
      returnDate: null,
      needsTransportation: false,
      status: 'new',
      assignee_id: null,
      created_at: now,
      updated_at: now,
      search_text: '',
      is_test: false,
      ...changes,
    },
    travels: ['Tipaza by the sea'],
    activities: [],
    includesCamping: true,
    subject: '',
  };
}
