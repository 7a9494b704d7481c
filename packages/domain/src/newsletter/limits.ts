/** The validity of the link in a confirmation mail. */
export const CONFIRM_DAYS = 7;

/** An unconfirmed address gets at most one confirmation mail in this time. */
export const CONFIRM_MAIL_PAUSE_MS = 10 * 60 * 1000;

/** The limit of confirmation mails of the whole site, against abuse. */
export const CONFIRM_MAILS_PER_HOUR = 100;
