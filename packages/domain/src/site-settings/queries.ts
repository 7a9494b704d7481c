import { calendarDayOf } from '../dates/calendar-day.ts';
import { inLanguage } from '../language/in-language.ts';
import { everyColumn } from '../language/translated-columns.ts';
import type { DatabaseClient, Row } from '../supabase-client.ts';
import { withoutExpired } from './company-details.ts';
import { OFFICE_TIME_ZONE } from './opening-hours.ts';

/** The public settings, without an expired licence or insurance; null before they exist. Throws the client's error. */
export async function getSiteSettings(
  client: DatabaseClient,
): Promise<Row<'site_settings'> | null> {
  const { data, error } = await client
    .from('site_settings')
    .select(everyColumn(client, 'tagline~,cancellation_terms~,payment_terms~,address~'))
    .eq('id', 1)
    .maybeSingle();
  if (error) throw error;
  return data && withoutExpired(inLanguage(data), calendarDayOf(new Date(), OFFICE_TIME_ZONE));
}

export type TypicalReply = { office_minutes: number; inquiries: number };

/**
 * The median time to the first reply in minutes of office hours, and over how many inquiries of the last 90 days;
 * null below 20. Throws the client's error.
 */
export async function getTypicalReply(client: DatabaseClient): Promise<TypicalReply | null> {
  const { data, error } = await client.rpc('typical_reply_time').single();
  if (error) throw error;
  // The generated types know no nulls in what a function returns.
  return data.office_minutes === null ? null : data;
}
