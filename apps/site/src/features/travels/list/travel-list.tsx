import type { Travel } from '@expat-buddy/domain/travel/types';
import { memo, useDeferredValue } from 'react';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { TravelCard } from '../travel-card.tsx';

type TravelListProps = {
  travels: Travel[];
  isBesideMap: boolean;
  firstNumber: number;
  activeId: string | null;
  onActivate: (id: string | null) => void;
};

export function listClass(isBesideMap: boolean): string {
  const columns = isBesideMap ? 'xl:grid-cols-2 min-[96rem]:grid-cols-3' : 'lg:grid-cols-3';
  return `grid list-none gap-x-10 gap-y-10 md:gap-y-16 md:grid-cols-2 lg:grid-cols-3 ${columns}`;
}

// On navigation, the first cards render at once and the others in the next frame.
const AT_ONCE = 6;

// Cards further down do not wait for all cards above.
const STAGGERED = 6;

export function TravelList({
  travels,
  isBesideMap,
  firstNumber,
  activeId,
  onActivate,
}: TravelListProps) {
  // Prerendered pages contain all cards.
  const isHydrated = useIsHydrated();
  const shown = useDeferredValue(travels, isHydrated ? travels.slice(0, AT_ONCE) : travels);
  return (
    <ol className={listClass(isBesideMap)}>
      {shown.map((travel, index) => (
        <TravelItem
          key={travel.id}
          travel={travel}
          index={index}
          number={isBesideMap ? firstNumber + index : undefined}
          isActive={activeId === travel.id}
          onActivate={onActivate}
        />
      ))}
    </ol>
  );
}

type TravelItemProps = {
  travel: Travel;
  index: number;
  number: number | undefined;
  isActive: boolean;
  onActivate: (id: string | null) => void;
};

const TravelItem = memo(function TravelItem(props: TravelItemProps) {
  const { travel, index, number, isActive, onActivate } = props;
  return (
    <li
      className="relative"
      data-active={isActive || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActivate(travel.id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onActivate(null)}
      onFocus={() => onActivate(travel.id)}
      onBlur={() => onActivate(null)}
    >
      <TravelCard travel={travel} index={index % STAGGERED} />
      {number !== undefined && (
        <span
          aria-hidden="true"
          className={`tabular pointer-events-none absolute start-0 top-0 grid h-10 min-w-9 place-items-center px-2 text-[0.95rem] font-medium transition-colors max-xl:hidden ${
            isActive ? 'bg-ink text-paper' : 'bg-paper text-terracotta'
          }`}
        >
          {number}
        </span>
      )}
    </li>
  );
});
