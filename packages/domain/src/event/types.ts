import type { Row } from '../supabase-client.ts';

/**
 * An event as visitors see it. Days are `YYYY-MM-DD`, null while they are open. Times are `HH:MM` in Algiers, the
 * start on the first day and the end on the last; they and the price are empty while they are open.
 */
export type SiteEvent = Pick<
  Row<'events'>,
  | 'id'
  | 'title'
  | 'tagline'
  | 'description'
  | 'long_description'
  | 'image'
  | 'location'
  | 'starts_on'
  | 'ends_on'
  | 'start_time'
  | 'end_time'
  | 'price'
  | 'state'
  | 'programme'
  | 'practical'
>;

/** An event in a list. */
export type ListedEvent = Omit<SiteEvent, 'long_description' | 'programme' | 'practical'>;
