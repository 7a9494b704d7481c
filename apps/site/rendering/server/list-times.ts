import { paths } from '#lib/paths.ts';
import { database } from '#lib/supabase.ts';
import type { DatedAddress } from './rendered-page.ts';

/** For pages that do not show a single record: the tables whose records they list. */
export const tablesOf = {
  [paths.travels]: ['travels'],
  [paths.activities]: ['activities'],
  [paths.rvRental]: ['vehicles'],
  [paths.events]: ['events'],
  [paths.store]: ['products', 'product_collections'],
  [paths.services]: ['services'],
  [paths.faq]: ['faq_questions'],
  [paths.entryPapers]: ['entry_rules'],
  [paths.livingHere]: ['guide_entries'],
} as const;

type Table = (typeof tablesOf)[keyof typeof tablesOf][number];

async function lastChange(table: Table): Promise<string[]> {
  const client = await database();
  const { data } = await client
    .from(table)
    .select('updated_at')
    .order('updated_at', { ascending: false })
    .limit(1)
    .throwOnError();
  return data.map(({ updated_at }) => updated_at);
}

/** When each list last changed. */
export async function listTimes(): Promise<DatedAddress[]> {
  const lists = Object.entries(tablesOf).map(async ([path, tables]) => {
    const times = (await Promise.all(tables.map(lastChange))).flat().sort();
    const changedAt = times.at(-1);
    return changedAt === undefined ? [] : [{ path, changedAt }];
  });
  return (await Promise.all(lists)).flat();
}
