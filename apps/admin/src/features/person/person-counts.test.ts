import { expect, it } from 'vitest';
import { countsOf, formatCounts, otherAddresses, type PersonData } from './person-counts.ts';

const light = {
  id: '1',
  name: 'light.jpg',
  mime_type: 'image/jpeg',
  bytes: 10,
  path: 'inquiry/1',
};

it('lists counts as text and omits zeros', () => {
  const person: PersonData = {
    address: 'ina@example.com',
    submissions: [
      {
        notes: ['Called'],
        proposals: ['Oran'],
        files: [light],
        messages: ['Hello'],
        links: ['link'],
        selection: null,
      },
      {
        notes: [],
        proposals: [],
        files: [],
        messages: [],
        links: [],
        selection: { travel_ids: [] },
      },
    ],
    drafts: 1,
    mails: ['mail'],
    unmatched_mails: [{ files: [light] }],
    newsletter: [],
    account: { role: null },
    invitations: [],
    review_requests: [
      { review: null },
      { review: { id: 'a', photos: [{ id: 'b', mime_type: 'image/jpeg' }] } },
    ],
    reviews_by_the_same_name: [],
    mentions: 0,
    person: {
      addresses: ['ina@example.com', 'office@example.com'],
      notes: ['Likes deserts'],
      tags: [],
    },
  };
  const counts = countsOf(person);
  expect(otherAddresses(person)).toEqual(['office@example.com']);
  expect(formatCounts(counts)).toEqual([
    '2 inquiries',
    '1 selection',
    '1 proposal',
    '2 attached files',
    '2 messages',
    '1 private link',
    '1 note about their inquiries',
    '1 note about them',
    '1 email',
    '1 unmatched email',
    '1 account',
    '1 review',
    '1 photo of a review',
  ]);
  expect(formatCounts({ reviews: 3, other: 4 })).toEqual(['3 reviews']);
});
