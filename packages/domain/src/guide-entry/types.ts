import type { SourceColumn } from '../source/types.ts';
import type { Row } from '../supabase-client.ts';

/** `statement` is empty where there is no source: then `whom_to_ask` says who knows. */
export type GuideEntry = Pick<
  Row<'guide_entries'>,
  'id' | 'topic' | 'title' | 'statement' | 'whom_to_ask' | 'place' | 'service_id' | SourceColumn
>;
