import { matchesChoices } from './matches.ts';
import type { EntryChoice, EntryChoices, TripEntryRule } from './types.ts';

type Region = { is_south: boolean } | null;

/** What everybody on a trip has in common. */
export const tripChoices = { purpose: 'tourism', stay: 'up-to-90-days' } as const;

/** Which rules a travel falls under, by its region; `any` without one. */
export const entryRegion = (region: Region): EntryChoice<'region'> =>
  region === null ? 'any' : region.is_south ? 'south' : 'north';

/** An activity falls under the rules for the south if every travel that includes it does. */
export const isInSouth = (places: readonly { region: Region }[]): boolean =>
  places.length > 0 && places.every(({ region }) => region?.is_south);

export type TripRules = {
  choices: EntryChoices;
  /** For this region. */
  region: TripEntryRule[];
  /** For every region and nationality, or every tourist. */
  general: TripEntryRule[];
  byNationality: TripEntryRule[];
  /** Claims nothing: visitors ask the consulate. */
  asking: TripEntryRule[];
};

/** The rules of a trip by whom they are for; null without any. */
export function rulesOfTrip(
  rules: readonly TripEntryRule[],
  region: EntryChoice<'region'>,
): TripRules | null {
  const choices = { ...tripChoices, nationality_group: 'any', region } as const;
  const fitting = rules.filter((rule) => matchesChoices(rule, choices));
  if (fitting.length === 0) return null;
  const stated = fitting.filter(({ asks_consulate }) => !asks_consulate);
  const isGeneral = (rule: TripEntryRule) =>
    rule.nationality_group === 'any' || rule.purpose === tripChoices.purpose;
  const elsewhere = stated.filter((rule) => rule.region === 'any');
  return {
    choices,
    region: stated.filter((rule) => rule.region !== 'any'),
    general: elsewhere.filter(isGeneral),
    byNationality: elsewhere.filter((rule) => !isGeneral(rule)),
    asking: fitting.filter(({ asks_consulate }) => asks_consulate),
  };
}
