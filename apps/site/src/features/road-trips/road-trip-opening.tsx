import { termLabel } from '@expat-buddy/domain/travel/present-travel';
import type { Travel } from '@expat-buddy/domain/travel/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { roadTripMessages as text } from '#messages/vehicles/road-trip.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

type RoadTripOpeningProps = { travel: Travel; back: ReactNode; children: ReactNode };

export function RoadTripOpening({ travel, back, children }: RoadTripOpeningProps) {
  const location = locationWithoutTitle(travel);
  return (
    <>
      <Reveal isHero className="page-width pt-4 pb-6 lg:pt-8">
        {back}
        <p className="eyebrow mt-4 text-accent">
          {travel.region ? text.kindIn(termLabel(travel, travel.region)) : text.kind}
        </p>
        <h1
          {...englishMark(travel, 'title')}
          className="mt-3 max-w-[14em] text-[clamp(2.6rem,1.8rem+4vw,5.4rem)]"
        >
          {travel.title}
        </h1>
        {location && <p className="mt-4 text-lead text-muted">{location}</p>}
      </Reveal>
      <div className="lg:px-[max(var(--gutter),calc((100vw-88rem)/2))]">
        <div className="arch-sky aspect-[16/9] overflow-hidden sm:aspect-[5/2] lg:aspect-[3/1] lg:[border-radius:50%_50%_0_0/16%_16%_0_0]">
          <Picture
            src={travel.imageUrl}
            alt=""
            sizes="(min-width: 88rem) 88rem, 100vw"
            className="size-full object-cover object-[50%_82%]"
            isPriority
            hasRetries={false}
          />
        </div>
      </div>
      <div className="page-width pt-8 lg:pt-12">{children}</div>
    </>
  );
}
