import type { SiteEvent } from '@expat-buddy/domain/event/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

export function EventPoster({ event, children }: { event: SiteEvent; children: ReactNode }) {
  return (
    <section className="dark light-night bg-paper pb-12 text-ink lg:pb-20">
      <div className="arch-sky relative h-[clamp(14rem,46vw,34rem)] overflow-hidden">
        {event.image && (
          <Picture
            src={event.image}
            alt=""
            sizes="100vw"
            className="size-full object-cover object-[50%_62%]"
            isPriority
            hasRetries={false}
          />
        )}
        <div className="arcade-edge absolute inset-x-0 -bottom-px text-paper" aria-hidden="true" />
      </div>
      <div className="page-width grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-10">
        <Reveal isHero>
          <h1
            {...englishMark(event, 'title')}
            className="text-[clamp(3.6rem,1.4rem+11vw,10.5rem)] leading-[0.95] tracking-[-0.035em]"
          >
            {event.title}
          </h1>
          {event.tagline && (
            <p
              {...englishMark(event, 'tagline')}
              className="mt-8 font-display text-section leading-tight text-ochre"
            >
              {event.tagline}
            </p>
          )}
          {event.description && (
            <p
              {...englishMark(event, 'description')}
              className="mt-6 max-w-[54ch] text-lead text-muted"
            >
              {event.description}
            </p>
          )}
        </Reveal>
        <Reveal className="relative z-10 lg:-mt-32">{children}</Reveal>
      </div>
    </section>
  );
}
