import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { memo, useDeferredValue } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { TravelCard } from './travel-card.tsx';

type TravelListProps = {
  travels: Travel[];
  /** The map stands beside: two columns then, with the numbers of its pins. */
  isBesideMap: boolean;
  /** The number of the first one; later pages go on counting. */
  firstNumber: number;
  activeId: string | null;
  onActivate: (id: string | null) => void;
};

export function listClass(isBesideMap: boolean): string {
  const columns = isBesideMap ? 'xl:grid-cols-2 min-[96rem]:grid-cols-3' : 'lg:grid-cols-3';
  return `grid list-none gap-x-10 gap-y-16 md:grid-cols-2 lg:grid-cols-3 ${columns}`;
}

// A page that opens shows its first screens at once; the cards below follow a moment later.
const AT_ONCE = 6;

// Cards that come into view together rise one after the other; a card far down does not wait for all above.
const STAGGERED = 6;

/** The cards of the result; the one whose pin is looked at is marked. */
export function TravelList({
  travels,
  isBesideMap,
  firstNumber,
  activeId,
  onActivate,
}: TravelListProps) {
  // Served pages hold all of them from the start.
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
