import type { Row } from '../supabase-client.ts';

export type TravelCategory = Row<'travel_categories'>;
