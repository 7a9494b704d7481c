import type { Database } from '../database.types.ts';
import type { SearchKind } from './kinds.ts';

export type SearchResult = Database['public']['Functions']['search_site']['Returns'][number];

/** The results of one kind, best first; `total` includes those not returned. */
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };
