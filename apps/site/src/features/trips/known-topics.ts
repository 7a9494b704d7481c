import type { TripDetails } from '@expat-buddy/domain/trip/types';

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

/** The sections that have something to say. */
export function knownSections(
  details: TripDetails,
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
    practical:
      details.what_to_bring.length > 0 ||
      [
        details.meeting_point,
        details.getting_there,
        details.papers,
        details.safety,
        details.cancellation,
        cancellationTerms,
      ].some(Boolean),
    questions: details.questions.length > 0,
  };
  const ids = Object.keys(isKnown) as TripSectionId[];
  return new Set(ids.filter((id) => isKnown[id]));
}

type Programme = { days: readonly unknown[]; no_itinerary_reason: string };

export function openTopics(
  details: TripDetails & Partial<Programme>,
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
