import type { ReactNode } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { homeMessages as text } from '#messages/company/home.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { fallbackSlide } from './fallback-slide.ts';
import { heroSlideQueries } from './hero-slide-queries.ts';
import { SlideShow } from './slide-show.tsx';

export function HomeHero({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(heroSlideQueries.list());
  // The hero is never empty: without slides, or without a response, it shows a built-in one.
  const slides = data?.length
    ? data
    : isPending
      ? []
      : [fallbackSlide(text.fallbackSlide, paths.travels)];
  return (
    <section className="relative isolate overflow-clip border-b border-line">
      <div className="page-width grid gap-x-10 pt-8 pb-14 sm:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:pt-10 lg:pb-12">
        <div className="relative z-10 lg:col-start-1 lg:row-start-1">
          <p className="eyebrow flex items-center gap-2.5 text-terracotta">
            <StarOrnament className="size-3.5 text-ochre" />
            {text.eyebrow}
          </p>
          <h1 className="mt-4 max-w-[12.25em] text-display">{text.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead text-muted">{text.text}</p>
          <div className="mt-7 flex flex-wrap gap-3 sm:gap-4">{children}</div>
        </div>
        <SlideShow slides={slides} isPending={slides.length === 0} />
      </div>
    </section>
  );
}
