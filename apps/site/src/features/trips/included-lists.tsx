import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripMessages } from '#messages/trips/trip.ts';
import { TripSection } from './trip-section.tsx';

export function IncludedLists({ details }: { details: TripDetails }) {
  const { included: text } = tripMessages;
  return (
    <TripSection id="included" title={text.title}>
      <div className="mt-7 grid gap-x-12 gap-y-9 sm:grid-cols-2">
        <MarkedList
          title={text.yes}
          Icon={Check}
          details={details}
          field="included"
          look="border-green"
          iconLook="text-green"
        />
        <MarkedList
          title={text.no}
          Icon={Minus}
          details={details}
          field="not_included"
          look="border-field"
          iconLook="text-muted"
        />
      </div>
    </TripSection>
  );
}

type MarkedListProps = {
  title: string;
  Icon: LucideIcon;
  details: TripDetails;
  field: 'included' | 'not_included';
  look: string;
  iconLook: string;
};

function MarkedList({ title, Icon, details, field, look, iconLook }: MarkedListProps) {
  if (details[field].length === 0) return null;
  return (
    <div>
      <h3 id={`${field}-list`} className={`border-b-2 pb-3 text-title ${look}`}>
        {title}
      </h3>
      <ul aria-labelledby={`${field}-list`}>
        {details[field].map((item, index) => (
          <li key={index} className="flex gap-3 border-b border-line py-3 leading-snug">
            <Icon
              className={`mt-[0.15em] size-4.5 shrink-0 ${iconLook}`}
              strokeWidth={2.2}
              aria-hidden="true"
            />
            <span {...englishMark(details, `${field}.${index}`)}>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
