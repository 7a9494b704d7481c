import type { AnyTripDetails } from '@expat-buddy/domain/trip/types';

export type TripSectionId = 'included' | 'months' | 'suitability' | 'practical' | 'questions';

/** What visitors expect an answer to. */
export type OpenTopic =
  | 'programme'
  | 'included'
  | 'months'
  | 'effort'
  | 'meetingPoint'
  | 'whatToBring'
  | 'papers'
  | 'safety'
  | 'cancellation';

/** The fields under "Good to know", in their order; the papers of the trip are followed by those of the country. */
export const practicalFields = [
  'meeting_point',
  'getting_there',
  'what_to_bring',
  'papers',
  'safety',
  'cancellation',
] as const satisfies readonly (keyof AnyTripDetails)[];

export type PracticalField = (typeof practicalFields)[number];

/** The sections that have something to say. */
export function knownSections(
  details: AnyTripDetails,
  cancellationTerms: string,
): ReadonlySet<TripSectionId> {
  const isKnown: Record<TripSectionId, boolean> = {
    included: details.included.length + details.not_included.length > 0,
    months: details.best_months.length + details.good_months.length > 0,
    suitability:
      details.suits.length + details.unsuitable_for.length > 0 ||
      details.effort !== null ||
      details.minimum_age !== null ||
      details.highest_altitude !== null ||
      details.heat !== '',
    practical: cancellationTerms !== '' || practicalFields.some((field) => details[field]?.length),
    questions: details.questions.length > 0,
  };
  const ids = Object.keys(isKnown) as TripSectionId[];
  return new Set(ids.filter((id) => isKnown[id]));
}

export function openTopics(
  details: AnyTripDetails & { days?: readonly unknown[] },
  cancellationTerms: string,
): OpenTopic[] {
  const isOpen: Record<OpenTopic, boolean> = {
    programme: details.days?.length === 0 && !details.no_itinerary_reason,
    included: details.included.length === 0,
    months: details.best_months.length + details.good_months.length === 0,
    effort: details.effort === null,
    meetingPoint: details.meeting_point === '',
    whatToBring: details.what_to_bring.length === 0,
    papers: details.papers === '',
    safety: details.safety === '',
    cancellation: details.cancellation === '' && cancellationTerms === '',
  };
  return (Object.keys(isOpen) as OpenTopic[]).filter((topic) => isOpen[topic]);
}
