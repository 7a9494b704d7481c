import type { TravelDetails } from '@expat-buddy/domain/trip/queries';
import type { TripDetails } from '@expat-buddy/domain/trip/types';
import type { ReactNode } from 'react';
import { tripMessages } from '#messages/trips/trip.ts';
import { BestMonths } from './best-months.tsx';
import { IncludedLists } from './included-lists.tsx';
import { knownSections, openTopics } from './known-topics.ts';
import { Practicalities } from './practicalities.tsx';
import { Suitability } from './suitability.tsx';
import { TripQuestions } from './trip-questions.tsx';

type TripAnswersProps = {
  kind?: 'travel' | 'activity';
  /** With days, also whether those are unknown. */
  details: TripDetails | TravelDetails;
  /** The general terms, for a trip without its own. */
  cancellationTerms: string;
  /** Below the papers of the trip itself; null without any. */
  entryPapers?: ReactNode;
  askUs: ReactNode;
};

/** What visitors decide on, then one line about what is unknown. */
export function TripAnswers(props: TripAnswersProps) {
  const { details, cancellationTerms, entryPapers = null, askUs, kind = 'travel' } = props;
  const { open: text } = tripMessages;
  const known = knownSections(details, cancellationTerms);
  const open = openTopics(details, cancellationTerms).map((topic) => text.topics[topic]);
  return (
    <>
      {known.has('included') && <IncludedLists details={details} />}
      {known.has('months') && <BestMonths details={details} />}
      {known.has('suitability') && <Suitability details={details} />}
      {(known.has('practical') || entryPapers) && (
        <Practicalities
          details={details}
          cancellationTerms={cancellationTerms}
          entryPapers={entryPapers}
        />
      )}
      {details.minimum_age === null && (
        <p className="mt-8 max-w-[66ch] text-muted">
          {text.ages} {askUs}
        </p>
      )}
      {open.length > 0 && (
        <p className="mt-8 max-w-[66ch] text-muted">
          {text.text(open)} {askUs}
        </p>
      )}
      {known.has('questions') && <TripQuestions details={details} kind={kind} askUs={askUs} />}
    </>
  );
}
