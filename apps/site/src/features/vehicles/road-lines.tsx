import type { Travel } from '@expat-buddy/domain/travel/types';
import { ArrowRight } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { AppLink } from '#ui/app-link.tsx';
import { CardFacts } from '#ui/card-facts.tsx';
import { Picture } from '#ui/picture/picture.tsx';

export function RoadLines({ roads }: { roads: Travel[] }) {
  return (
    <ul className="border-t border-line">
      {roads.map((road) => (
        <li key={road.id} className="group relative border-b border-line">
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-8">
            <div className="arch-sky light-morning aspect-[4/3] overflow-hidden sm:aspect-[16/9]">
              <Picture
                src={road.imageUrl}
                alt=""
                sizes="(min-width: 40rem) 9rem, 6.5rem"
                className="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.04] dark:brightness-90"
              />
            </div>
            <div>
              <h3 className="text-title">
                <AppLink
                  to={paths.roadTrip(road.id)}
                  className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
                >
                  {road.title}
                </AppLink>
              </h3>
              <p className="mt-1 text-muted">{locationWithoutTitle(road)}</p>
              <p className="tabular mt-1 text-small text-muted sm:hidden">
                {[road.duration, road.price].filter(Boolean).join(' · ')}
              </p>
              <CardFacts trip={road} className="mt-1 text-small text-muted" />
            </div>
            <p className="tabular flex items-center gap-6 max-sm:hidden">
              <span className="text-end">
                {road.duration}
                <span className="block text-small text-muted">{road.price}</span>
              </span>
              <ArrowRight
                className="size-5 text-sea transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                aria-hidden="true"
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function RoadLinesSkeleton() {
  return (
    <div className="space-y-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="h-[5.6rem] animate-pulse bg-sand" />
      ))}
    </div>
  );
}
