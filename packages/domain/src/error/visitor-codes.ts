/** What visitors and customers can meet. A list, because a page has a message of its own for some of them only. */
export const visitorErrorCodes = [
  'file_gone',
  'photo_too_large',
  'proof_of_work_required',
  'staff_address',
  'too_many_files',
  'too_many_inquiries',
  'too_many_photos',
  'too_many_reports',
  'too_many_requests',
  'too_many_subscriptions',
  'upload_closed',
  'upload_in_progress',
] as const;

export type VisitorErrorCode = (typeof visitorErrorCodes)[number];
