/** Why an inquiry was lost, as the check constraint of `contact_submissions.lost_reason` lists it. */
export const lostReasons = [
  'price',
  'dates',
  'no_answer',
  'went_elsewhere',
  'not_offered',
  'withdrawn',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  price: 'Too expensive',
  dates: 'The dates did not work',
  no_answer: 'No answer from the customer',
  went_elsewhere: 'Went with somebody else',
  not_offered: 'Not something we offer',
  withdrawn: 'Withdrawn by the customer',
  other: 'Another reason',
};

export function lostReasonName(reason: string | null): string {
  return (lostReasonNames as Record<string, string | undefined>)[reason ?? ''] ?? reason ?? '';
}
