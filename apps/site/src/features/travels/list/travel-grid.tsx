import { PER_PAGE } from '@expat-buddy/domain/postgrest/page-size';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { ReactNode } from 'react';
import { TravelCard } from '../travel-card.tsx';

type TravelGridProps = { travels: Travel[]; from?: string | undefined };

/** Three columns on wide screens (specification, section 9). */
export function TravelGrid({ travels, from }: TravelGridProps) {
  return (
    <Grid>
      {travels.map((travel, index) => (
        <li key={travel.id}>
          <TravelCard travel={travel} from={from} index={index % PER_PAGE} />
        </li>
      ))}
    </Grid>
  );
}

export function TravelGridSkeleton() {
  return (
    <Grid>
      {['a', 'b', 'c'].map((key) => (
        <li key={key}>
          <div className="aspect-[2/1] animate-pulse bg-sand md:aspect-[3/2]" />
          <div className="mt-6 h-8 w-2/3 animate-pulse rounded bg-sand" />
          <div className="mt-4 h-64 animate-pulse rounded bg-sand" />
        </li>
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid list-none gap-x-10 gap-y-10 md:gap-y-16 md:grid-cols-2 lg:grid-cols-3 xl:gap-x-14">
      {children}
    </ul>
  );
}
