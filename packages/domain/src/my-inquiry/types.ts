import type { SubmissionField } from '../inquiry/fields.ts';
import type { Row } from '../supabase-client.ts';

export type MyInquiryFile = { id: string; name: string; bytes: number };

export type ThreadMessage = {
  id: string;
  direction: 'inbound' | 'outbound';
  body: string;
  sent_at: string;
  language: string;
  proposal_id: string | null;
  /** The first name of a colleague, or who wrote an email; may be null or empty. */
  author: string | null;
  /** Written by the customer, not by somebody else who answered an email. */
  is_own: boolean;
  files: MyInquiryFile[];
};

/** Dates are `YYYY-MM-DD/YYYY-MM-DD`, `..` for an open end. */
export type InquiryChange = {
  id: number;
  kind: 'dates' | 'group_size' | 'children_under_12' | 'children_under_5';
  from: string | null;
  to: string | null;
  created_at: string;
};

/** What the private link of an inquiry shows (`my_inquiry()`). */
export type MyInquiry = Omit<Pick<Row<'contact_submissions'>, SubmissionField>, 'email'> & {
  reference: string;
  status: 'new' | 'in_progress' | 'waiting' | 'won' | 'lost';
  is_withdrawn: boolean;
  awaits: 'office' | 'customer';
  language: string;
  created_at: string;
  /** The first letter and the domain. */
  email: string;
  subject: string;
  includesCamping: boolean;
  /** The fields of its kind. */
  details: unknown;
  plan: unknown;
  things: { kind: 'travel' | 'activity' | 'vehicle' | 'service'; title: string }[];
  files: MyInquiryFile[];
  thread: ThreadMessage[];
  changes: InquiryChange[];
  expires_at: string;
  /** What the office offers, the newest first (`proposals_of_inquiry()`). */
  proposals: unknown[];
};
