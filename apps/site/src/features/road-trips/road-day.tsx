import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { BedDouble } from 'lucide-react';
import type { CSSProperties } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { type Bend, roadAt } from './bend.ts';
import { dayAnchor } from './day-anchor.ts';
import { RoadStrip } from './road-strip.tsx';

type RoadDayProps = { day: TravelDay; bend: Bend };

// Stops start below the sign with the day's number.
const FIRST_STOP = 0.27;
const LAST_STOP = 0.9;

function stopAt(index: number, count: number): number {
  return count === 1
    ? (FIRST_STOP + LAST_STOP) / 2
    : FIRST_STOP + ((LAST_STOP - FIRST_STOP) * index) / (count - 1);
}

export function RoadDay({ day, bend }: RoadDayProps) {
  return (
    <li
      id={dayAnchor(day.day_number)}
      className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-x-10"
      style={{ '--stops': day.stops.length } as CSSProperties}
    >
      <div className="relative lg:min-h-[calc(7rem+var(--stops)*3.6rem)]">
        <div className="absolute inset-y-0 start-0 w-14 lg:w-44">
          <div className="print:hidden">
            <RoadStrip bend={bend} />
          </div>
          <p
            className="font-display tabular absolute start-1/2 top-2 grid size-12 -translate-x-1/2 place-items-center text-[1.3rem] text-paper lg:size-16 lg:text-[1.6rem] rtl:translate-x-1/2"
            aria-hidden="true"
          >
            <StarOrnament className="absolute inset-0 size-full text-ink" />
            <span className="relative">{day.day_number}</span>
          </p>
        </div>
        <Stops day={day} bend={bend} />
      </div>
      <RoadDayText day={day} label={text.day(day.day_number)} />
    </li>
  );
}

function Stops({ day, bend }: RoadDayProps) {
  if (day.stops.length === 0) return null;
  // Phones show this list in the text column.
  return (
    <ol
      aria-label={text.stops(day.day_number)}
      className="absolute inset-y-0 start-0 w-44 max-lg:hidden"
    >
      {day.stops.map((stop, index) => {
        const part = stopAt(index, day.stops.length);
        return (
          <li
            key={index}
            className="absolute flex -translate-y-1/2 items-center gap-5 leading-tight"
            style={{
              top: `${part * 100}%`,
              insetInlineStart: `calc(${roadAt(part, bend)}% - 0.5rem)`,
              width: `calc(24rem - ${roadAt(part, bend) * 0.11}rem)`,
            }}
          >
            <span className="size-4 shrink-0 rounded-full border-4 border-paper bg-terracotta" />
            <span {...englishMark(day, `stops.${index}`)} className="ps-2">
              {stop}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function RoadDayText({ day, label }: { day: TravelDay; label: string }) {
  const figures = [
    day.distance_km === null ? '' : text.distance(day.distance_km),
    day.driving_hours === null ? '' : text.driving(day.driving_hours),
  ].filter(Boolean);
  return (
    <div className="pt-3 pb-14 lg:pt-5 lg:pb-20 print:pt-0 print:pb-0">
      <p className="tabular text-small text-muted">{[label, ...figures].join(' · ')}</p>
      <h3 {...englishMark(day, 'title')} className="mt-1.5 text-[clamp(1.5rem,1.3rem+1vw,2.1rem)]">
        {day.title}
      </h3>
      {day.description && (
        <p {...englishMark(day, 'description')} className="mt-4 max-w-[58ch]">
          {day.description}
        </p>
      )}
      {day.stops.length > 0 && (
        <ol
          aria-label={text.stops(day.day_number)}
          className="mt-5 lg:hidden print:flex print:flex-wrap"
        >
          {day.stops.map((stop, index) => (
            <li
              key={index}
              className="relative ps-6 pb-3 print:pe-4 print:before:hidden not-last:before:absolute not-last:before:start-[0.3rem] not-last:before:top-3 not-last:before:h-full not-last:before:border-s not-last:before:border-line"
            >
              <span className="absolute start-0 top-[0.45em] size-3 rounded-full bg-terracotta" />
              <span {...englishMark(day, `stops.${index}`)}>{stop}</span>
            </li>
          ))}
        </ol>
      )}
      {day.overnight && (
        <p className="mt-5 flex max-w-[52ch] gap-4 border-t border-line pt-4 print:border-0 print:pt-0">
          <BedDouble
            className="mt-[0.2em] size-5 shrink-0 text-accent"
            strokeWidth={1.6}
            aria-hidden="true"
          />
          <span>
            <span className="block text-small text-muted print:hidden">{text.sleep}</span>
            <span {...englishMark(day, 'overnight')}>{day.overnight}</span>
          </span>
        </p>
      )}
    </div>
  );
}
