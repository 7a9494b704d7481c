import type { SourceColumn } from '../source/types.ts';
import type { Row } from '../supabase-client.ts';

/** The values of the columns that say whom a rule is for. `any` is for everybody. */
export const entryChoices = {
  nationality_group: ['any', 'visa-required', 'algerian'],
  purpose: ['any', 'tourism', 'family', 'business', 'work', 'transit', 'living'],
  stay: ['any', 'up-to-90-days', 'over-90-days'],
  region: ['any', 'north', 'south'],
} as const;

export type EntryAspect = keyof typeof entryChoices;
export type EntryChoice<Aspect extends EntryAspect> = (typeof entryChoices)[Aspect][number];

/** What a traveler chose, one value for each aspect. */
export type EntryChoices = { [Aspect in EntryAspect]: EntryChoice<Aspect> };

/** A rule as the page of a trip shows it. */
export type TripEntryRule = Pick<
  Row<'entry_rules'>,
  'id' | 'title' | EntryAspect | 'asks_consulate' | SourceColumn
>;

/** A rule that asks the consulate has no statement. */
export type EntryRule = TripEntryRule &
  Pick<Row<'entry_rules'>, 'statement' | 'where_to_get' | 'how_long' | 'cost'>;
