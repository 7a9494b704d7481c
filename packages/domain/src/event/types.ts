import type { Row } from '../supabase-client.ts';

/** An event as visitors see it. Days are `YYYY-MM-DD`, null while they are open. */
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
  | 'state'
  | 'programme'
  | 'practical'
>;
