import * as z from 'zod/mini';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { cleanEmail, isEmailAddress } from '../email-address.ts';
import { byLanguage } from '../language/languages.ts';
import { cleanPhone } from '../pasted-text.ts';
import {
  httpsAddress,
  lines,
  optionalDay,
  requiredText,
  text,
  wholeNumber,
} from '../schema-fields.ts';
import type { OpeningTime } from './opening-hours.ts';
import { SPECIAL_HOURS_LIMIT, type TimeSpan } from './special-hours.ts';

const PHONE = /^(|\+?[0-9 ().-]{6,30})$/;

/** With the country code, as a link to a chat needs it. */
const INTERNATIONAL = /^(|(\+|00)[1-9][0-9 ().-]{5,28})$/;

const whatsapp = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.overwrite(cleanPhone),
        z.regex(INTERNATIONAL, 'Begin with the country code, such as +213 555 00 00 00.'),
      ),
  ),
  '',
);

const phone = z._default(
  z.nullable(
    z
      .string()
      .check(z.overwrite(cleanPhone), z.regex(PHONE, 'Enter a number such as +213 21 00 00 00.')),
  ),
  '',
);

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const differ = z.refine<TimeSpan>(({ opens, closes }) => opens !== closes);
const timeSpan = z.object({ opens: time, closes: time }).check(differ);
const openingTime = z.object({ weekday: z.int(), opens: time, closes: time }).check(differ);

/** Two times of one day that share a minute. After midnight is the next day. */
function overlap(one: OpeningTime, other: OpeningTime): boolean {
  const end = ({ opens, closes }: OpeningTime) => (closes > opens ? closes : '24:00');
  return one.weekday === other.weekday && one.opens < end(other) && other.opens < end(one);
}

const hasOverlap = (hours: readonly OpeningTime[]) =>
  hours.some((one, at) => hours.slice(at + 1).some((other) => overlap(one, other)));

const openingHours = z
  .array(openingTime, 'Each opening time needs a start and a different end.')
  .check(z.refine((list) => !hasOverlap(list), 'Two times of the same day overlap.'));

const hasOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'The last day must not be before the first.',
});

const day = z.string('Pick a date.').check(z.refine(isCalendarDay, 'Pick a date.'));

const specialHours = z
  .array(
    z
      .object({
        name: requiredText('the name of the day or period', 100),
        from: day,
        to: day,
        times: z
          .array(timeSpan, 'Each time needs a start and a different end.')
          .check(z.maxLength(4)),
      })
      .check(hasOrder),
  )
  .check(z.maxLength(SPECIAL_HOURS_LIMIT, `At most ${SPECIAL_HOURS_LIMIT} entries.`));

const RATE = 'Enter how many dinars one euro costs, from 1 to 10,000.';
const exchangeRate = z.optional(
  z.nullable(
    z.number(RATE).check(z.minimum(1, RATE), z.maximum(10_000, RATE), z.multipleOf(0.0001, RATE)),
  ),
);

type Rate = {
  eur_rate?: number | null | undefined;
  eur_rate_on?: string | null | undefined;
  eur_rate_source: string | null;
};

/** A rate without its day and source could not be checked. */
const rateIsComplete = z.refine<Rate>(
  ({ eur_rate, eur_rate_on, eur_rate_source }) => {
    const isKnown = eur_rate != null;
    return isKnown === Boolean(eur_rate_on) && isKnown === Boolean(eur_rate_source?.trim());
  },
  { path: ['eur_rate'], error: 'Enter the rate, its day and its source, or none of them.' },
);

type Documents = {
  licence_number: string | null;
  licence_valid_until?: string | null | undefined;
  insurer: string | null;
  insurance_number: string | null;
  insurance_valid_until?: string | null | undefined;
};

const licenceIsComplete = z.refine<Documents>(
  ({ licence_number, licence_valid_until }) =>
    !licence_valid_until || Boolean(licence_number?.trim()),
  { path: ['licence_number'], error: 'A last day needs the number of the licence.' },
);

const insuranceIsComplete = z.refine<Documents>(
  ({ insurer, insurance_number, insurance_valid_until }) =>
    (!insurance_valid_until && !insurance_number) || Boolean(insurer?.trim()),
  { path: ['insurer'], error: 'Name the insurer, or leave its number and last day empty.' },
);

const optionalEmail = z._default(
  z.nullable(
    z.string().check(
      z.overwrite(cleanEmail),
      z.refine((address) => address === '' || isEmailAddress(address), 'Enter an email address.'),
    ),
  ),
  '',
);

const siteFields = {
  company_name: text(100),
  tagline: text(200),
  phone,
  whatsapp,
  email: optionalEmail,
  address: text(500),
  opening_hours: openingHours,
  special_hours: specialHours,
  facebook_url: httpsAddress,
  twitter_url: httpsAddress,
  instagram_url: httpsAddress,
  youtube_url: httpsAddress,
  prices_are_examples: z.boolean(),
  requires_proof_of_work: z.boolean(),
  eur_rate: exchangeRate,
  eur_rate_on: optionalDay,
  eur_rate_source: text(200),
  cancellation_terms: text(2000),
  legal_name: text(200),
  register_number: text(100),
  licence_number: text(100),
  licence_valid_until: optionalDay,
  insurer: text(200),
  insurance_number: text(100),
  insurance_valid_until: optionalDay,
  payment_terms: text(500),
};

const siteChecks = [rateIsComplete, licenceIsComplete, insuranceIsComplete] as const;

/** `site_settings`: what visitors read. */
export const siteSettingsSchema = z.object(siteFields).check(...siteChecks);

const signature = text(1000);

/** `office_settings`: what only staff read. */
export const officeSettingsSchema = z.object({
  reply_from_name: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(100, 'Use at most 100 characters.'),
          z.regex(/^[^\p{Cc}<>"]*$/u, 'Leave out quotes and angle brackets.'),
        ),
    ),
    '',
  ),
  reply_to: optionalEmail,
  reply_signatures: z.object(byLanguage(() => signature)),
  notification_emails: lines.check(
    z.overwrite((list) => list?.map((line) => cleanEmail(line ?? '')) ?? null),
    z.refine(
      (list) => (list ?? []).every((line) => !line || isEmailAddress(line)),
      'Each line is one email address.',
    ),
  ),
  submission_retention_months: wholeNumber(1, 120),
  mail_retention_days: wholeNumber(1, 730),
  unconfirmed_retention_days: wholeNumber(3, 365),
  invitation_retention_days: wholeNumber(1, 730),
  deleted_retention_days: wholeNumber(30, 365),
  history_retention_months: wholeNumber(1, 120),
  newsletter_rate_per_hour: wholeNumber(10, 100_000),
});

/** The form of both. */
export const settingsSchema = z
  .object({ ...siteFields, ...officeSettingsSchema.shape })
  .check(...siteChecks);
