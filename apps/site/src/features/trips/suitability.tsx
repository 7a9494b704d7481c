import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripMessages } from '#messages/trips/trip.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { EffortLevel } from './effort-level.tsx';
import { TripSection } from './trip-section.tsx';

export function Suitability({ details }: { details: TripDetails }) {
  const { suitability: text } = tripMessages;
  const { effort, minimum_age: age, highest_altitude: altitude, heat } = details;
  return (
    <TripSection id="suitability" title={text.title}>
      <dl className="mt-7 grid gap-x-10 gap-y-7 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        {effort && (
          <Fact label={text.effort} value={<EffortLevel effort={effort} />}>
            {text.efforts[effort].meaning}
          </Fact>
        )}
        {age !== null && <Fact label={text.minimumAge} value={text.age(age)} />}
        {altitude !== null && <Fact label={text.altitude} value={text.metres(altitude)} />}
      </dl>
      {heat && (
        <p className="mt-7 max-w-[60ch]">
          <span className="font-medium">{text.heat}. </span>
          <span {...englishMark(details, 'heat')}>{heat}</span>
        </p>
      )}
      <div className="mt-9 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <PeopleList
          title={text.suits}
          details={details}
          field="suits"
          mark={<StarOrnament className="mt-[0.35em] size-3.5 shrink-0 text-ochre" />}
        />
        <PeopleList
          title={text.unsuitable}
          details={details}
          field="unsuitable_for"
          mark={
            <Minus
              className="mt-[0.2em] size-4.5 shrink-0 text-muted"
              strokeWidth={2.2}
              aria-hidden="true"
            />
          }
        />
      </div>
    </TripSection>
  );
}

function Fact({
  label,
  value,
  children,
}: {
  label: string;
  value: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-s-2 border-accent ps-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="tabular mt-1 font-display text-title">{value}</dd>
      {children && <dd className="mt-2 max-w-[44ch] leading-snug">{children}</dd>}
    </div>
  );
}

type PeopleListProps = {
  title: string;
  details: TripDetails;
  field: 'suits' | 'unsuitable_for';
  mark: ReactNode;
};

function PeopleList({ title, details, field, mark }: PeopleListProps) {
  if (details[field].length === 0) return null;
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-3 space-y-2.5 leading-snug">
        {details[field].map((person, index) => (
          <li key={person} className="flex gap-3">
            {mark}
            <span {...englishMark(details, `${field}.${index}`)}>{person}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
