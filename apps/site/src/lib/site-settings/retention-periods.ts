/** The defaults of `office_settings`. */
const defaults = { inquiryMonths: 24, mailDays: 90, unconfirmedDays: 30 };

export type RetentionPeriods = typeof defaults;

/** For the privacy page, without zod. */
export function readRetentionPeriods(column: unknown): RetentionPeriods {
  const { inquiry_months, mail_days, unconfirmed_days } = (column ?? {}) as Record<string, unknown>;
  const periods = [inquiry_months, mail_days, unconfirmed_days];
  if (!periods.every(Number.isInteger)) return defaults;
  const [inquiryMonths = 0, mailDays = 0, unconfirmedDays = 0] = periods.map(Number);
  return { inquiryMonths, mailDays, unconfirmedDays };
}
