import * as z from 'zod/mini';

/** How long things are kept unless the office has set it otherwise: the defaults of `office_settings`. */
const usual = { inquiryMonths: 24, mailDays: 90, unconfirmedDays: 30 };

export type KeptFor = typeof usual;

const keptForSchema = z.object({
  inquiry_months: z.int(),
  mail_days: z.int(),
  unconfirmed_days: z.int(),
});

/** The column `site_settings.kept_for`, which the privacy page tells visitors. */
export function readKeptFor(column: unknown): KeptFor {
  const { data } = z.safeParse(keptForSchema, column);
  if (!data) return usual;
  return {
    inquiryMonths: data.inquiry_months,
    mailDays: data.mail_days,
    unconfirmedDays: data.unconfirmed_days,
  };
}
