import type { Travel } from '@expat-buddy/domain/travel/types';
import { lightClass } from '#lib/pictures/light.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { travelCardMessages as card } from '#messages/trips/travel-card.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { travelLight } from '../travel-light.ts';
import { travelPath } from '../travel-path.ts';

type TravelRowsProps = {
  travels: Travel[];
  /** Replaces pictures next to a map. */
  numbers?: { first: number; activeId: string | null };
};

export function TravelRows({ travels, numbers }: TravelRowsProps) {
  const { map: text } = travelsMessages;
  return (
    <ol
      aria-label={numbers ? text.listed : undefined}
      className={`border-t border-line ${numbers ? '' : 'lg:grid lg:grid-cols-2 lg:gap-x-14'}`}
    >
      {travels.map((travel, index) => (
        <li
          key={travel.id}
          className={`border-b border-line transition-colors ${numbers?.activeId === travel.id ? 'bg-sand' : ''}`}
        >
          <AppLink
            to={travelPath(travel)}
            className={`group grid items-center ${
              numbers
                ? 'min-h-12 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-2.5'
                : 'grid-cols-[6rem_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5'
            }`}
          >
            {numbers ? (
              <span
                aria-hidden="true"
                className="tabular self-start text-end font-medium text-terracotta"
              >
                {numbers.first + index}
              </span>
            ) : (
              <span
                className={`arch-sky relative aspect-[3/2] overflow-hidden ${lightClass[travelLight(travel)]}`}
              >
                <Picture
                  src={travel.imageUrl}
                  alt=""
                  sizes="(min-width: 40rem) 8rem, 6rem"
                  className="size-full object-cover"
                />
              </span>
            )}
            <span className="min-w-0">
              <span className="block leading-snug font-medium underline-offset-4 group-hover:text-sea group-hover:underline">
                {travel.title}
              </span>
              <span className="tabular mt-0.5 block text-small text-muted">
                {[
                  locationWithoutTitle(travel),
                  unbroken(travel.duration),
                  unbroken(card.price(travel)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
