import { termLabel } from '@expat-buddy/domain/travel/present-travel';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { BackToTravels } from '../back-to-travels.tsx';

export function TravelOpening({ travel }: { travel: Travel }) {
  const location = locationWithoutTitle(travel);
  return (
    <>
      <p className="py-4 print:hidden lg:col-[2/4] lg:row-1 lg:py-8">
        <BackToTravels />
      </p>
      <div className="arch-sky -mx-(--gutter) aspect-[3/2] overflow-hidden sm:aspect-[2/1] lg:col-[4/6] lg:row-1 lg:mx-0 lg:aspect-auto lg:h-[clamp(22rem,38vw,36rem)]">
        <Picture
          src={travel.imageUrl}
          alt=""
          sizes="(min-width: 64rem) 78vw, 100vw"
          className="size-full object-cover object-[50%_62%]"
          isPriority
          hasRetries={false}
        />
      </div>
      <Reveal
        as="header"
        isHero
        className="relative -ms-(--gutter) -mt-8 me-[12%] bg-paper ps-(--gutter) pe-5 pt-6 lg:col-[2/5] lg:row-2 lg:ms-0 lg:me-0 lg:-mt-16 lg:w-fit lg:ps-0 lg:pe-14 lg:pt-9"
      >
        {travel.region && (
          <p className="eyebrow flex items-center gap-3 text-accent before:w-10 before:border-t-2 before:border-current">
            {termLabel(travel, travel.region)}
          </p>
        )}
        <h1
          {...englishMark(travel, 'title')}
          className="mt-3 max-w-[7.75em] text-[clamp(2.6rem,1.8rem+4vw,5.4rem)]"
        >
          {travel.title}
        </h1>
        {location && <p className="mt-4 text-lead text-muted">{location}</p>}
      </Reveal>
    </>
  );
}
