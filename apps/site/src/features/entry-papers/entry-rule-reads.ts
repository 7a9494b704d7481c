import { listEntryRules, listTripEntryRules } from '@expat-buddy/domain/entry-rule/queries';
import { database } from '#lib/supabase.ts';

/** What pages read of entry rules; no first screen needs the code. */
export const entryRuleReads = {
  list: async () => listEntryRules(await database()),
  ofTrips: async () => listTripEntryRules(await database()),
};
