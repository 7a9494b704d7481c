import type { TripDetails } from '@expat-buddy/domain/trip/types';
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
import { TripSection } from './trip-section.tsx';

type PracticalitiesProps = {
  details: TripDetails;
  /** The general terms, for a trip without its own. */
  cancellationTerms: string;
  entryPapers: ReactNode;
};

export function Practicalities(props: PracticalitiesProps) {
  const { details, cancellationTerms, entryPapers } = props;
  const { practical: text } = tripMessages;
  const topics: { Icon: LucideIcon; label: string; answer: ReactNode }[] = [
    { Icon: MapPin, label: text.meetingPoint, answer: answerOf(details, 'meeting_point') },
    { Icon: Route, label: text.gettingThere, answer: answerOf(details, 'getting_there') },
    { Icon: Backpack, label: text.whatToBring, answer: answerOf(details, 'what_to_bring') },
    { Icon: FileCheck, label: text.papers, answer: answerOf(details, 'papers') },
    { Icon: Stamp, label: text.entryPapers, answer: entryPapers },
    { Icon: ShieldCheck, label: text.safety, answer: answerOf(details, 'safety') },
    {
      Icon: CalendarX,
      label: text.cancellation,
      answer: details.cancellation
        ? answerOf(details, 'cancellation')
        : answerOf({ cancellationTerms }, 'cancellationTerms'),
    },
  ].filter(({ answer }) => answer !== null);
  return (
    <TripSection id="practical" title={text.title}>
      <dl className="mt-7 border-t border-line">
        {topics.map(({ Icon, label, answer }) => (
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
        ))}
      </dl>
    </TripSection>
  );
}

/** Null when it is unknown. */
function answerOf<Field extends string>(
  row: Readonly<Record<Field, string | string[]>>,
  field: Field,
): ReactNode {
  const answer: string | string[] = row[field];
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
