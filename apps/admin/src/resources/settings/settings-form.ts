import type { OpeningTime } from '@expat-buddy/domain/site-settings/opening-hours';
import * as z from 'zod/mini';
import { lines, secureAddress, text, wholeNumber } from '#ui/inputs/form-rules.ts';

const phone = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(|\+?[\d\s().-]{6,30})$/, 'Enter a number such as +213 21 00 00 00.'),
      ),
  ),
  '',
);

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const openingTime = z
  .object({ weekday: z.int(), opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens !== closes));

/** Two stretches of one day that share a minute. Past midnight is the next day's business. */
function overlap(one: OpeningTime, other: OpeningTime): boolean {
  const end = ({ opens, closes }: OpeningTime) => (closes > opens ? closes : '24:00');
  return one.weekday === other.weekday && one.opens < end(other) && other.opens < end(one);
}

const hasOverlap = (hours: readonly OpeningTime[]) =>
  hours.some((one, at) => hours.slice(at + 1).some((other) => overlap(one, other)));

const hours = z
  .array(openingTime, 'Each opening time needs a start and a different end.')
  .check(z.refine((list) => !hasOverlap(list), 'Two times of the same day overlap.'));

/** The limits of the database (site_settings_*, office_settings_*), in words for the form. */
export const settingsSchema = z.object({
  company_name: text(100),
  tagline: text(200),
  phone,
  whatsapp: phone,
  email: z._default(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((address) => address === '' || ADDRESS.test(address), 'Enter an email address.'),
      ),
    ),
    '',
  ),
  address: text(500),
  opening_hours: hours,
  facebook_url: secureAddress,
  twitter_url: secureAddress,
  instagram_url: secureAddress,
  youtube_url: secureAddress,
  prices_are_examples: z.boolean(),
  asks_for_work: z.boolean(),
  notification_emails: lines.check(
    z.refine(
      (list) => (list ?? []).every((line) => !line?.trim() || ADDRESS.test(line.trim())),
      'Each line is one email address.',
    ),
  ),
  submission_retention_months: wholeNumber(1, 120),
  mail_retention_days: wholeNumber(1, 730),
  unconfirmed_retention_days: wholeNumber(3, 365),
  invitation_retention_days: wholeNumber(1, 730),
  deleted_retention_days: wholeNumber(30, 365),
  history_retention_months: wholeNumber(1, 120),
});

/** Which field is saved as what when it was emptied. */
export const emptySettings = {
  company_name: '',
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '',
  notification_emails: [],
};

export const settingsLabels = {
  company_name: 'Company name',
  tagline: 'Tagline',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  address: 'Address',
  opening_hours: 'Opening hours',
  facebook_url: 'Facebook',
  twitter_url: 'Twitter',
  instagram_url: 'Instagram',
  youtube_url: 'YouTube',
  prices_are_examples: 'Prices are examples',
  asks_for_work: 'Invisible spam check',
  notification_emails: 'Who gets new inquiries',
  submission_retention_months: 'Inquiries are kept for',
  mail_retention_days: 'Mail text is kept for',
  unconfirmed_retention_days: 'Unconfirmed newsletter addresses are kept for',
  invitation_retention_days: 'Invitations are kept for',
  deleted_retention_days: 'Deleted content is kept for',
  history_retention_months: 'History is kept for',
};

export type SettingName = keyof typeof settingsLabels;

export const settingsSections: readonly { title: string; names: readonly SettingName[] }[] = [
  {
    title: 'How visitors reach you',
    names: ['email', 'phone', 'whatsapp', 'address', 'opening_hours'],
  },
  { title: 'Prices', names: ['prices_are_examples'] },
  { title: 'Spam protection', names: ['asks_for_work'] },
  {
    title: 'Name and networks',
    names: [
      'company_name',
      'tagline',
      'facebook_url',
      'twitter_url',
      'instagram_url',
      'youtube_url',
    ],
  },
  {
    title: 'Office. Visitors never see this',
    names: ['notification_emails'],
  },
  {
    title: 'Automatic deletion. Older data is deleted once a day',
    names: [
      'submission_retention_months',
      'mail_retention_days',
      'unconfirmed_retention_days',
      'invitation_retention_days',
      'deleted_retention_days',
      'history_retention_months',
    ],
  },
];
