import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types.ts';

/**
 * The part of a client that the domain's calls need. A PostgrestClient (the public site, 5 kB) and a
 * SupabaseClient (the back office) both have it.
 */
export type DatabaseClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

type Tables = Database['public']['Tables'];

/** A row as it is read from a table. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];

/** A row as it is inserted into a table. */
export type NewRow<Table extends keyof Tables> = Tables[Table]['Insert'];
