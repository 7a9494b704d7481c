/**
 * The fields of an inquiry that are saved in `contact_submissions` and sent to `send-email`
 * (specification, sections 3 and 7).
 */
export const submissionFields = [
  'name',
  'email',
  'service',
  'message',
  'groupSize',
  'childrenUnder12',
  'childrenUnder5',
  'departureDate',
  'returnDate',
  'needsTransportation',
] as const;

export type SubmissionField = (typeof submissionFields)[number];

/** An inquiry without what is not saved in `contact_submissions`. */
export function submissionOf<Inquiry extends Record<SubmissionField, unknown>>(inquiry: Inquiry) {
  const entries = submissionFields.map((field) => [field, inquiry[field]]);
  return Object.fromEntries(entries) as Pick<Inquiry, SubmissionField>;
}
