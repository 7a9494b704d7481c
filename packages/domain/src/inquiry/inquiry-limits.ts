import { EMAIL_MAX_LENGTH } from '../email-address.ts';

/**
 * The limits of an inquiry. The check constraints of `contact_submissions` and `inquiry_selections`
 * say the same; lengths count characters after trimming (spec section 5).
 */
export const inquiryLimits = {
  name: { min: 2, max: 200 },
  email: { max: EMAIL_MAX_LENGTH },
  service: { min: 1, max: 100 },
  message: { min: 10, max: 5000 },
  children: { min: 0, max: 99 },
  selection: { max: 20 },
  subject: { max: 200 },
} as const;

/** Milliseconds after an inquiry was saved in which its mails can be asked for. */
export const NOTIFICATION_WINDOW_MS = 15 * 60 * 1000;
