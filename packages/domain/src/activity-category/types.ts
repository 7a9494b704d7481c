import type { Row } from '../supabase-client.ts';

export type ActivityCategory = Row<'activity_categories'>;
