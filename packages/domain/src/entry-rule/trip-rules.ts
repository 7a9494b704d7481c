import { matchesChoices } from './matches.ts';
import type { EntryChoice, EntryChoices, TripEntryRule } from './types.ts';

/** A travel can lie in the south although its region does not, as Biskra in the Aurès. */
type Place = { in_south: boolean; region: { is_south: boolean } | null };

/** What everybody on a trip has in common. */
export const tripChoices = { purpose: 'tourism', stay: 'up-to-90-days' } as const;

/** Which rules a travel falls under; `any` if its place is unknown. */
export function entryRegion(place: Place | null | undefined): EntryChoice<'region'> {
  if (place?.in_south) return 'south';
  if (!place?.region) return 'any';
  return place.region.is_south ? 'south' : 'north';
}

/** An activity falls under the rules for the south if every travel that includes it does. */
export const isInSouth = (places: readonly Place[]): boolean =>
  places.length > 0 && places.every((place) => entryRegion(place) === 'south');

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
