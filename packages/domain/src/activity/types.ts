import type { Row } from '../supabase-client.ts';

export type Activity = Row<'activities'>;

/** A travel that includes an activity. */
export type ActivityPlace = {
  id: string;
  title: string;
  location: string;
  type_id: string | null;
};

/** What the chip of an activity needs. */
export type NamedActivity = { id: string; title: string };
