import type { Travel } from '@expat-buddy/domain/travel/types';
import { travelMessages } from '#messages/trips/travel.ts';
import { LoadingState } from '#ui/states.tsx';
import { TravelGrid, TravelGridSkeleton } from './list/travel-grid.tsx';

type RelatedTravelsProps = {
  title: string;
  travels: Travel[] | undefined;
  /** Reserves space while loading. */
  isPending: boolean;
};

/** Optional: renders nothing if there are none. */
export function RelatedTravels({ title, travels = [], isPending }: RelatedTravelsProps) {
  const { category: text } = travelMessages;
  if (travels.length === 0 && !isPending) return null;
  return (
    <section
      className="page-width pt-24 lg:min-h-[60rem] print:hidden"
      aria-labelledby="related-travels"
    >
      <h2 id="related-travels" className="mb-10 border-t border-line pt-8 text-section">
        {title}
      </h2>
      {isPending ? (
        <LoadingState text={text.loadingList}>
          <TravelGridSkeleton />
        </LoadingState>
      ) : (
        <TravelGrid travels={travels} />
      )}
    </section>
  );
}
