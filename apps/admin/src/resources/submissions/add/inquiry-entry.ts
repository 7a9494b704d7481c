import { cleanEmail } from '@expat-buddy/domain/email-address';
import { channelLabel, enteredChannels } from '@expat-buddy/domain/inquiry/entry/channels';
import { inquiryEntrySchema } from '@expat-buddy/domain/inquiry/entry/schema';
import { submissionFields } from '@expat-buddy/domain/inquiry/fields';
import type { DetailEntry } from '@expat-buddy/domain/inquiry/kinds/detail-field';
import { ownDetails } from '@expat-buddy/domain/inquiry/kinds/details';
import { detailsSchema } from '@expat-buddy/domain/inquiry/kinds/schema';
import { inquiryMessages } from '@expat-buddy/domain/inquiry/messages';
import { emptyInquiry } from '@expat-buddy/domain/inquiry/schema';
import { cleanPhone } from '@expat-buddy/domain/pasted-text';
import { translated } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

export const emptyEntry = {
  ...emptyInquiry,
  channel: 'phone',
  service: 'general',
  consent_note: '',
  phone: '',
  language: 'en',
  travel_ids: [],
  activity_ids: [],
};

export const channelChoices = enteredChannels.map((id) => ({
  id,
  name: translated(channelLabel(id)),
}));

const entryFields = [
  'channel',
  'consent_note',
  'phone',
  'language',
  'assignee_id',
  'travel_ids',
  'activity_ids',
];

const cleaners: Readonly<Record<string, (text: string) => string>> = {
  email: cleanEmail,
  phone: cleanPhone,
};

type Values = Readonly<Record<string, unknown>>;
type Filled = Record<string, unknown> & {
  service: string;
  details: Readonly<Record<string, DetailEntry>>;
};

/** An emptied text input holds null. */
const withoutNulls = (values: Values): Filled => {
  const entered = Object.entries(values).filter(([, value]) => value !== null);
  const filled: Filled = { ...emptyEntry, ...Object.fromEntries(entered) };
  return { ...filled, details: ownDetails(filled.service, filled.details) };
};

const check = validateWith(inquiryEntrySchema);
const entryDetailsSchema = detailsSchema(inquiryMessages);
const checkDetails = validateWith(entryDetailsSchema);

export function validateEntry(values: Values) {
  const filled = withoutNulls(values);
  const { details, ...errors } = check(filled);
  return details === undefined ? errors : { ...errors, details: checkDetails(filled.details) };
}

/** Saves it once, however often it is sent: the id is made before. */
export async function addInquiry(id: string, values: Values): Promise<void> {
  const filled = withoutNulls(values);
  const known = [...submissionFields, ...entryFields].map((field) => {
    const clean = cleaners[field];
    const typed = filled[field];
    const value = clean && typeof typed === 'string' ? clean(typed) : typed;
    return [field, (typeof value === 'string' ? value.trim() : value) || null];
  });
  const details = entryDetailsSchema.parse(filled.details);
  const entry = { ...Object.fromEntries(known), details, id };
  const { error, status } = await supabase.rpc('add_submission', { entry });
  const isSavedAlready = error?.code === '23505';
  if (error && !isSavedAlready) throw toDataError({ status, body: error });
}
