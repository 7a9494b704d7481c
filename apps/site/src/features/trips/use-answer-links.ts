import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { tripMessages as text } from '#messages/trips/trip.ts';
import type { JumpLink } from './jump-links.tsx';
import { knownSections } from './known-topics.ts';

/** Links to the sections of `TripAnswers`. */
export function useAnswerLinks(details: TripDetails, cancellationTerms: string): JumpLink[] {
  return [...knownSections(details, cancellationTerms)].map((id) => ({
    id,
    label: text[id].link,
  }));
}
