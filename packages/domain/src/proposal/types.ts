import type { Database } from '../database.types.ts';
import type { CalendarDay } from '../dates/calendar-day.ts';
import type { Language } from '../language/languages.ts';
import type { PriceCurrency } from '../trip/types.ts';

export type ProposalStatus = Database['public']['Enums']['proposal_status'];

export const proposalItemKinds = ['travel', 'activity', 'vehicle', 'service', 'text'] as const;
export type ProposalItemKind = (typeof proposalItemKinds)[number];

/**
 * One line, in the proposal's order.
 * - entity_id: the record of the catalogue; null for free text
 * - quantity: up to two decimals
 * - unit_price_minor: negative for a discount, 0 if it is unknown or the line is included
 * - is_included: the customer reads "Included" instead of a price
 */
export type ProposalItem = {
  id: string;
  kind: ProposalItemKind;
  entity_id: string | null;
  title: string;
  details: string;
  quantity: number;
  unit_price_minor: number;
  is_included: boolean;
};

/** What staff write. `valid_until` is the last day on which it can be accepted, in Algiers. */
export type ProposalDraft = {
  title: string;
  travellers: string;
  currency: PriceCurrency;
  starts_on: CalendarDay | null;
  ends_on: CalendarDay | null;
  included: string[];
  not_included: string[];
  terms: string;
  language: Language;
  valid_until: CalendarDay | null;
  items: ProposalItem[];
};

/** A proposal as its customer sees it: the answer of `proposals_of_inquiry()`. Times are ISO 8601. */
export type SentProposal = ProposalDraft & {
  id: string;
  version: number;
  status: ProposalStatus;
  total_minor: number;
  sent_at: string | null;
  answered_at: string | null;
  decline_reason: string;
  confirmed_at: string | null;
  withdrawn_at: string | null;
};

/** A proposal as staff see it. */
export type StoredProposal = SentProposal & {
  submission_id: string;
  created_at: string;
  updated_at: string;
  confirmed_by: string | null;
  /** When the email about the confirmation or withdrawal was written. */
  customer_told_at: string | null;
};
