import type { InsightValues } from '../insight/types.ts';
import type { Row } from '../supabase-client.ts';

/** One of the addresses of a person, the first of them the one that the others were merged into. */
export type PersonAddress = {
  id: string;
  address: string;
  inquiries: number;
  newsletter: Row<'newsletter_subscriptions'>['status'] | null;
};

export type PersonInquiry = Pick<
  Row<'contact_submissions'>,
  | 'id'
  | 'service'
  | 'status'
  | 'created_at'
  | 'last_message_at'
  | 'awaits'
  | 'email'
  | 'value_minor'
  | 'value_currency'
  | 'message'
>;

type PersonMessage = {
  id: string;
  submission_id: string;
  direction: 'inbound' | 'outbound';
  sent_at: string;
  /** Its beginning. */
  body: string;
  author: string | null;
};

type PersonReview = Pick<Row<'reviews'>, 'id' | 'rating' | 'status' | 'comment' | 'created_at'>;

export type SimilarPerson = {
  id: string;
  name: string;
  address: string;
  phone: string | null;
  inquiries: number;
  /** Otherwise the name is the same. */
  is_same_phone: boolean;
};

/** What `public.person()` returns. */
export type Person = {
  id: string;
  name: string;
  /** Entered by staff. */
  own_name: string | null;
  phone: string | null;
  /** The number in the newest inquiry that has one. */
  sent_phone: string | null;
  language: string | null;
  sent_language: string;
  tags: string[];
  last_contact_at: string;
  updated_at: string;
  addresses: PersonAddress[];
  counts: { all: number; open: number; won: number; lost: number; spam: number };
  values: InsightValues;
  /** The newest 50. */
  inquiries: PersonInquiry[];
  message_count: number;
  /** The newest 10. */
  messages: PersonMessage[];
  reviews: PersonReview[];
  similar: SimilarPerson[];
};
