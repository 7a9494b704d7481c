import { roadKm } from '../plan/conflicts.ts';
import type { Row } from '../supabase-client.ts';
import { efforts } from '../trip/choices.ts';

/** What decides whether one travel could follow another; `duration` is the English text. */
export type RelatedFacts = Pick<
  Row<'travels'>,
  'id' | 'latitude' | 'longitude' | 'duration' | 'minimum_age' | 'effort' | 'region_id' | 'type_id'
>;

/** Each counts as much as a day more or less. */
const KM = 250;
const YEARS = 3;
/** Where a place is not known: within the region, and out of it. */
const KM_IN_REGION = 400;
const KM_ELSEWHERE = 1000;

const days = ({ duration }: RelatedFacts) => Number(/^\s*(\d+)/.exec(duration)?.[1] ?? Number.NaN);
const level = ({ effort }: RelatedFacts) => (efforts as readonly (string | null)[]).indexOf(effort);

function km(one: RelatedFacts, other: RelatedFacts): number {
  const isPlaced = [one, other].every(
    ({ latitude, longitude }) => latitude !== null && longitude !== null,
  );
  if (!isPlaced) return one.region_id === other.region_id ? KM_IN_REGION : KM_ELSEWHERE;
  const placeOf = ({ latitude, longitude }: RelatedFacts) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  });
  return roadKm(placeOf(one), placeOf(other));
}

/** How far another travel is from this one: in place, length, effort and the age from which it suits. */
function difference(one: RelatedFacts, other: RelatedFacts): number {
  const length = Math.abs(days(one) - days(other));
  const [effort, otherEffort] = [level(one), level(other)];
  // Somebody old enough for this travel can be too young for the other.
  const tooYoung = Math.max(0, (other.minimum_age ?? 0) - (one.minimum_age ?? 0));
  return (
    km(one, other) / KM +
    (Number.isNaN(length) ? 1 : length) +
    (effort < 0 || otherEffort < 0 ? 1 : Math.abs(effort - otherEffort)) +
    tooYoung / YEARS +
    Number(one.region_id !== other.region_id) +
    Number(one.type_id !== other.type_id)
  );
}

/** The other travels, the most similar first; ties keep their order. */
export const rankRelated = (travel: RelatedFacts, others: readonly RelatedFacts[]) =>
  others
    .filter(({ id }) => id !== travel.id)
    .map((other) => ({ id: other.id, difference: difference(travel, other) }))
    .sort((one, other) => one.difference - other.difference)
    .map(({ id }) => id);
