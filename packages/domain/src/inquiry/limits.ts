import { EMAIL_MAX_LENGTH } from '../email-address.ts';

/** The limits of an inquiry (specification, section 5); lengths count characters after trimming. */
export const inquiryLimits = {
  name: { min: 2, max: 200 },
  email: { max: EMAIL_MAX_LENGTH },
  service: { min: 1, max: 100 },
  message: { min: 10, max: 5000 },
  children: { min: 0, max: 99 },
  /** Ids of travels or activities, and the characters of all of them. */
  selection: { max: 20, characters: 2000 },
  subject: { max: 200 },
} as const;

/** For this long after an inquiry was saved, its mails can be requested. */
export const NOTIFICATION_WINDOW_MS = 15 * 60 * 1000;
