import { cutText } from '@expat-buddy/domain/format/cut-text';
import {
  CARD_ACTIVITIES,
  CARD_HIGHLIGHTS,
  cutDescription,
  DESCRIPTION_CUT,
} from '@expat-buddy/domain/travel/card-text';
import type { Travel } from '@expat-buddy/domain/travel/types';
import { ArrowRight } from 'lucide-react';
import { lightClass } from '#lib/pictures/light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { locationWithoutTitle } from '#lib/text/location-without-title.ts';
import { locale } from '#messages/locale.ts';
import { travelCardMessages as text } from '#messages/trips/travel-card.ts';
import { AppLink } from '#ui/app-link.tsx';
import { CardFacts } from '#ui/card-facts.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { travelLight } from './travel-light.ts';
import { explorePath } from './travel-path.ts';

type TravelCardProps = {
  travel: Travel;
  /** The category that the visitor came from; kept in the link (specification, section 2). */
  from?: string | undefined;
  /** Position in the list, for the staggered animation. */
  index: number;
};

/** The specification cuts the cards of a category by characters: in English, which it is written in. */
const descriptionOf = ({ description }: Travel, from: string | undefined) =>
  from && locale.language === 'en'
    ? cutDescription(description)
    : cutText(description, DESCRIPTION_CUT);

export function TravelCard({ travel, from, index }: TravelCardProps) {
  return (
    <Reveal
      as="article"
      index={index}
      className={`group relative flex h-full flex-col ${lightClass[travelLight(travel)]}`}
    >
      <div className="arch-sky relative aspect-[2/1] overflow-hidden md:aspect-[3/2]">
        <Picture
          src={travel.imageUrl}
          alt=""
          sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw"
          className="size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.03]"
        />
      </div>
      {/* By headings, a card begins with its title. */}
      <div className="relative -mt-9 me-[18%] flex flex-col bg-paper pt-3 pe-5 md:pt-5">
        <h3
          {...englishMark(travel, 'title')}
          className="mt-1 text-[clamp(1.55rem,1.35rem+0.8vw,1.95rem)] md:mt-2"
        >
          {travel.title}
        </h3>
        <p className="-order-1 flex items-baseline gap-3 text-small text-muted before:w-8 before:shrink-0 before:-translate-y-[0.35em] before:border-t-2 before:border-accent">
          {locationWithoutTitle(travel)}
        </p>
      </div>
      <p
        {...englishMark(travel, 'description')}
        className="mt-1.5 text-muted max-md:text-[0.95rem] max-md:leading-snug md:mt-3"
      >
        {descriptionOf(travel, from)}
      </p>
      <CardHighlights
        label={text.highlights(travel.title)}
        items={travel.highlights.slice(0, CARD_HIGHLIGHTS)}
        travel={travel}
      />
      <CardActivities
        label={text.activities(travel.title)}
        items={travel.activities.slice(0, CARD_ACTIVITIES)}
        travel={travel}
      />
      <div className="mt-auto pt-2.5 md:pt-6">
        <p className="tabular text-small text-muted md:border-t md:border-line md:pt-3">
          {[travel.duration, text.price(travel)].filter(Boolean).join(' · ')}
        </p>
        <CardFacts trip={travel} className="text-small text-muted" />
        <AppLink
          to={explorePath(travel, from)}
          className="inline-flex min-h-11 items-center gap-2 py-1 leading-snug font-medium text-sea underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {text.explore(travel.title)}
          <ArrowRight
            className="size-4 shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            aria-hidden="true"
          />
        </AppLink>
      </div>
    </Reveal>
  );
}

type CardListProps = { label: string; items: string[]; travel: Travel };

function CardHighlights({ label, items, travel }: CardListProps) {
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="mt-2.5 space-y-0.5 leading-snug max-md:text-small md:mt-4 md:space-y-1.5 md:text-[0.98rem]"
    >
      {items.map((item, index) => (
        <li key={index} className="flex gap-2 md:gap-3">
          <StarOrnament className="mt-[0.28em] size-3 shrink-0 text-ochre" />
          <span {...englishMark(travel, `highlights.${index}`)}>{item}</span>
        </li>
      ))}
    </ul>
  );
}

function CardActivities({ label, items, travel }: CardListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-x-1.5 md:mt-5 md:gap-2">
      {items.map((item, index) => (
        <li
          key={index}
          {...englishMark(travel, `activities.${index}`)}
          className="text-small leading-snug max-md:not-last:after:content-['_·'] md:rounded-sm md:bg-sand md:px-2.5 md:py-1"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
