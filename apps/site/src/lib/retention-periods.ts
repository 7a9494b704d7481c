import * as z from 'zod/mini';

/** The defaults of `office_settings`. */
const defaults = { inquiryMonths: 24, mailDays: 90, unconfirmedDays: 30 };

export type RetentionPeriods = typeof defaults;

const columnSchema = z.object({
  inquiry_months: z.int(),
  mail_days: z.int(),
  unconfirmed_days: z.int(),
});

/** For the privacy page. */
export function readRetentionPeriods(column: unknown): RetentionPeriods {
  const { data } = z.safeParse(columnSchema, column);
  if (!data) return defaults;
  return {
    inquiryMonths: data.inquiry_months,
    mailDays: data.mail_days,
    unconfirmedDays: data.unconfirmed_days,
  };
}
