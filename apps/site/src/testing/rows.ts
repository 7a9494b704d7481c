// Complete rows as the API returns them. A test names only the columns that matter to it.
import type { EntryRule } from '@expat-buddy/domain/entry-rule/types';
import type { GuideEntry } from '@expat-buddy/domain/guide-entry/types';
import type { SearchResult } from '@expat-buddy/domain/search/types';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { TeamMember } from '@expat-buddy/domain/team/types';
import { record } from './record.ts';

/** The office is open from Sunday to Thursday. */
export const aSettingsRow = (row: Partial<Row<'site_settings'>> = {}): Row<'site_settings'> => ({
  id: 1,
  updated_at: record.updated_at,
  company_name: 'Expat Buddy',
  tagline: '',
  address: '',
  email: 'office@example.com',
  phone: '',
  whatsapp: '',
  facebook_url: '',
  instagram_url: '',
  twitter_url: '',
  youtube_url: '',
  special_hours: [],
  opening_hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  retention_periods: {},
  requires_proof_of_work: false,
  prices_are_examples: false,
  eur_rate: null,
  eur_rate_on: null,
  eur_rate_source: '',
  cancellation_terms: '',
  legal_name: '',
  register_number: '',
  licence_number: '',
  licence_valid_until: null,
  insurer: '',
  insurance_number: '',
  insurance_valid_until: null,
  payment_terms: '',
  ...row,
});

export const aSearchResult = (row: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'travel',
  record_id: 'tipaza',
  title: 'Tipaza',
  summary: '',
  image: '',
  url: '/travels/tipaza',
  marks: '',
  untranslated: [],
  rank: 1,
  total: 1,
  ...row,
});

export const aGuideEntry = (row: Partial<GuideEntry> = {}): GuideEntry => ({
  id: 'lease',
  topic: 'housing',
  title: 'A lease is in writing',
  statement: 'With a date.',
  whom_to_ask: '',
  place: '',
  service_id: 'handbook',
  source_name: 'Publisher',
  source_url: 'https://publisher.example/lease',
  source_note: '',
  checked_on: '2027-01-01',
  checked_by: '',
  ...row,
});

export const anEntryRule = (row: Partial<EntryRule> = {}): EntryRule => ({
  id: 'form',
  title: 'A form',
  statement: 'A form in two copies.',
  where_to_get: 'The consulate',
  how_long: '',
  cost: '',
  nationality_group: 'any',
  purpose: 'any',
  stay: 'any',
  region: 'any',
  asks_consulate: false,
  source_name: 'Embassy',
  source_url: 'https://embassy.example/visa',
  source_note: '',
  checked_on: '2027-01-01',
  checked_by: '',
  ...row,
});

export const aTeamMember = (row: Partial<TeamMember> = {}): TeamMember => ({
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Test Person',
  role: '',
  languages: [],
  description: '',
  image: '',
  ...row,
});
