import type { Row } from '../supabase-client.ts';
import type { SubmissionField } from './fields.ts';
import { groupSizeLabel } from './group-sizes.ts';

type Submission = Pick<Row<'contact_submissions'>, SubmissionField>;

/** A day is `YYYY-MM-DD`, a number counts people, null is what the visitor left open. */
type InquiryDetail = {
  label: string;
  value: (submission: Submission) => string | number | boolean | null;
};

/** The optional fields of a saved inquiry with their English labels, for the back office. */
export const inquiryDetails: readonly InquiryDetail[] = [
  { label: 'Group size', value: ({ groupSize }) => groupSize && groupSizeLabel(groupSize) },
  { label: 'Children between 5 and 12', value: ({ childrenUnder12 }) => childrenUnder12 },
  { label: 'Children under 5', value: ({ childrenUnder5 }) => childrenUnder5 },
  { label: 'Departure date', value: ({ departureDate }) => departureDate },
  { label: 'Return date', value: ({ returnDate }) => returnDate },
  { label: 'Transportation needed', value: ({ needsTransportation }) => needsTransportation },
];
