import type { AnyTripDetails } from '@expat-buddy/domain/trip/types';
import {
  Backpack,
  CalendarX,
  FileCheck,
  type LucideIcon,
  MapPin,
  Route,
  ShieldCheck,
  Stamp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripMessages } from '#messages/trips/trip.ts';
import { type PracticalField, practicalFields } from './known-topics.ts';
import { TripSection } from './trip-section.tsx';

type Topic = readonly [Icon: LucideIcon, label: string];
type Answer = readonly [...Topic, answer: ReactNode];

type PracticalitiesProps = {
  details: AnyTripDetails;
  /** The general terms, for a trip without its own. */
  cancellationTerms: string;
  entryPapers: ReactNode;
};

const { practical: text } = tripMessages;

const topics: Readonly<Record<PracticalField, Topic>> = {
  meeting_point: [MapPin, text.meetingPoint],
  getting_there: [Route, text.gettingThere],
  what_to_bring: [Backpack, text.whatToBring],
  papers: [FileCheck, text.papers],
  safety: [ShieldCheck, text.safety],
  cancellation: [CalendarX, text.cancellation],
};

export function Practicalities(props: PracticalitiesProps) {
  const { details, cancellationTerms, entryPapers } = props;
  const answers = practicalFields.flatMap((field): Answer[] => {
    const answer =
      field === 'cancellation' && !details.cancellation
        ? answerOf({ cancellationTerms }, 'cancellationTerms')
        : answerOf(details, field);
    const own: Answer = [...topics[field], answer];
    return field === 'papers' ? [own, [Stamp, text.entryPapers, entryPapers]] : [own];
  });
  return (
    <TripSection id="practical" title={text.title}>
      <dl className="mt-7 border-t border-line">
        {answers.map(
          ([Icon, label, answer]) =>
            answer !== null && (
              <div
                key={label}
                className="grid gap-x-10 gap-y-2 border-b border-line py-6 sm:grid-cols-[13rem_minmax(0,1fr)]"
              >
                <dt className="flex gap-3 font-medium leading-snug">
                  <Icon
                    className="mt-[0.1em] size-5 shrink-0 text-accent"
                    strokeWidth={1.7}
                    aria-hidden="true"
                  />
                  {label}
                </dt>
                <dd className="max-w-[60ch] max-sm:ps-8">{answer}</dd>
              </div>
            ),
        )}
      </dl>
    </TripSection>
  );
}

/** Null when it is unknown. */
function answerOf<Field extends string>(
  row: Readonly<Partial<Record<Field, string | string[]>>>,
  field: Field,
): ReactNode {
  const answer: string | string[] = row[field] ?? [];
  if (answer.length === 0) return null;
  if (typeof answer === 'string') {
    return (
      <p {...englishMark(row, field)} className="whitespace-pre-line">
        {answer}
      </p>
    );
  }
  return (
    <ul className="gap-x-8 sm:columns-2">
      {answer.map((item, index) => (
        <li
          key={index}
          className="relative break-inside-avoid pb-1.5 ps-4 leading-snug before:absolute before:start-0 before:top-[0.6em] before:size-1.5 before:rounded-full before:bg-ochre"
        >
          <span {...englishMark(row, `${field}.${index}`)}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
