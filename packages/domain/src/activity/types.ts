import type { Row } from '../supabase-client.ts';
import type { TripDetails } from '../trip/types.ts';

/** The columns of the specification, section 3 and the facts on a card; other details are read on the activity's page only. */
export type Activity = Omit<Row<'activities'>, keyof TripDetails> &
  Pick<Row<'activities'>, 'best_months' | 'effort' | 'minimum_age'>;

/** A travel that includes an activity. */
export type ActivityPlace = {
  id: string;
  title: string;
  location: string;
  type_id: string | null;
  in_south: boolean;
  region: { is_south: boolean } | null;
};

/** What the chip of an activity needs. */
export type NamedActivity = { id: string; title: string };
