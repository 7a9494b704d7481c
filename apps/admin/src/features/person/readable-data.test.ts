import { expect, it } from 'vitest';
import type { PersonData } from './person-counts.ts';
import { readableData } from './readable-data.ts';

const inquiry = {
  id: '0d1f',
  created_at: '2026-11-25T19:17:00Z',
  name: 'Ina <script>alert(1)</script>',
  phone: null,
  needsTransportation: true,
  due_at: '2026-11-27T08:00:00Z',
  notes: [{ body: 'Called\ntwice', created_at: '2026-11-26T08:00:00Z' }],
  proposals: [{ title: 'Four days in Oran', total_minor: 123450, currency: 'EUR', items: [] }],
  files: [],
  messages: [],
  links: [],
  selection: { travel_ids: ['oran', 'taghit'] },
};
const person: PersonData = {
  address: 'ina@example.com',
  submissions: [inquiry],
  person: null,
  mails: [],
  unmatched_mails: [],
  newsletter: [],
  account: null,
  invitations: [],
  review_requests: [],
  reviews_by_the_same_name: [],
  mentions: 0,
};

/** What a reader sees, a line each. */
const linesOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>|<title>.*<\/title>/g, '')
    .replace(/<\/dt>/g, ': ')
    .replace(/<\/(?:dd|h\d|p)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

it('says in words what is stored, without what only the software needs', () => {
  expect(linesOf(readableData(person, '2026-11-28T09:00:00Z'))).toEqual([
    'Data stored about ina@example.com',
    'As of 28 November 2026, 10:00. Identifiers and technical fields are only in the data file.',
    'Inquiries',
    'Created: 25 November 2026, 20:17',
    'Name: Ina &lt;script&gt;alert(1)&lt;/script&gt;',
    'Transport needed: Yes',
    'Selection',
    'Travels: oran, taghit',
    'Proposals',
    'Title: Four days in Oran',
    'Total: 1,234.50',
    'Currency: EUR',
    'Notes',
    'Created: 26 November 2026, 09:00',
    'Text: Called',
    'twice',
  ]);
});
