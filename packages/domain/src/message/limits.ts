import { EMAIL_MAX_LENGTH } from '../email-address.ts';

/** The limits of a message; the database says the same. */
export const messageLimits = {
  body: 20_000,
  subject: 200,
  recipients: 10,
  recipient: EMAIL_MAX_LENGTH,
} as const;

/** The files of one message: many mailboxes refuse larger emails. */
export const messageFileLimits = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  totalBytes: 15 * 1024 * 1024,
} as const;
