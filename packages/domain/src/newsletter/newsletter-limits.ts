/** How long the link of a confirmation mail works. */
export const CONFIRM_DAYS = 7;

/** An address that has not confirmed yet gets one confirmation mail in this time. */
export const CONFIRM_MAIL_PAUSE_MS = 10 * 60 * 1000;

/** Confirmation mails of the whole site in an hour; past it somebody is playing with the form. */
export const CONFIRM_MAILS_PER_HOUR = 100;
