import type { TravelDay } from '@expat-buddy/domain/travel/types';
import { Flag } from 'lucide-react';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { RoadDay } from './road-day.tsx';

export function Road({ days }: { days: TravelDay[] }) {
  return (
    <>
      <ol>
        {days.map((day, index) => (
          <RoadDay key={day.id} day={day} bend={index % 2 === 0 ? 1 : -1} />
        ))}
      </ol>
      <div className="flex items-center gap-6 print:hidden">
        <span className="grid w-14 shrink-0 place-items-center lg:w-44">
          <span className="grid size-12 place-items-center rounded-full bg-terracotta text-paper">
            <Flag className="size-5" aria-hidden="true" />
          </span>
        </span>
        <p>
          <span className="font-display block text-title">{text.end}</span>
          <span className="text-small text-muted">{text.rounded}</span>
        </p>
      </div>
    </>
  );
}
