import { expect, it } from 'vitest';
import { countsOf, formatCounts } from './person-counts.ts';

const light = {
  id: '1',
  name: 'light.jpg',
  mime_type: 'image/jpeg',
  bytes: 10,
  path: 'inquiry/1',
};

it('lists counts as text and omits zeros', () => {
  const counts = countsOf({
    address: 'ina@example.com',
    submissions: [
      { notes: ['Called'], proposals: ['Oran'], files: [light], selection: null },
      { notes: [], proposals: [], files: [], selection: { travel_ids: [] } },
    ],
    mails: ['mail'],
    newsletter: [],
    account: { role: null },
    invitations: [],
    review_requests: [{ review: null }, { review: { id: 'a', photos: [{ id: 'b' }] } }],
    reviews_by_the_same_name: [],
    mentions: 0,
  });
  expect(formatCounts(counts)).toEqual([
    '2 inquiries',
    '1 selection',
    '1 proposal',
    '1 attached file',
    '1 note about them',
    '1 mail',
    '1 account',
    '1 review',
    '1 photo of a review',
  ]);
  expect(formatCounts({ reviews: 3, other: 4 })).toEqual(['3 reviews']);
});
