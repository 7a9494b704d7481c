import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';
import type { TitleKey } from './language/languages.ts';

/**
 * The client of all queries. The public site passes a PostgrestClient (5 kB), the back office a
 * SupabaseClient.
 */
export type DatabaseClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

type Tables = Database['public']['Tables'];

type Derived = 'translations' | 'detail_translations' | Exclude<TitleKey, 'title_key'>;

/** A row as it is read from a table, without its translations and computed columns, which a query has to name. */
export type Row<Table extends keyof Tables> = Omit<
  Tables[Table]['Row'],
  Tables[Table]['ComputedFields'] | Derived
>;

/** A row as it is inserted into a table. */
export type NewRow<Table extends keyof Tables> = Tables[Table]['Insert'];
