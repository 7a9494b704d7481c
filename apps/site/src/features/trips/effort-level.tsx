import { efforts } from '@expat-buddy/domain/trip/choices';
import type { Effort } from '@expat-buddy/domain/trip/types';
import { tripMessages } from '#messages/trips/trip.ts';

/** Four peaks, filled up to the level. */
export function EffortLevel({ effort }: { effort: Effort }) {
  const { suitability: text } = tripMessages;
  const level = efforts.indexOf(effort) + 1;
  return (
    <span className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {text.efforts[effort].name}
      <svg
        viewBox="0 0 100 30"
        className="h-7 w-24 text-accent rtl:-scale-x-100"
        aria-hidden="true"
      >
        {efforts.map((each, index) => {
          const height = 9 + index * 6;
          const left = index * 24 + 2;
          return (
            <path
              key={each}
              d={`M${left} 29 L${left + 12} ${29 - height} L${left + 24} 29 Z`}
              fill={index < level ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              opacity={index < level ? 1 : 0.45}
            />
          );
        })}
      </svg>
      <span className="sr-only">{text.level(level, efforts.length)}</span>
    </span>
  );
}
