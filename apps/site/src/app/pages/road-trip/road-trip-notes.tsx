import type { Travel } from '@expat-buddy/domain/travel/types';
import type { ReactNode } from 'react';
import { withEnDash } from '#lib/text/typeset-facts.ts';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** `children` is what it costs. */
export function RoadTripNotes({ travel, children }: { travel: Travel; children: ReactNode }) {
  return (
    <section className="page-width pt-16" aria-labelledby="road-trip-highlights">
      <div className="grid gap-x-16 gap-y-8 border-y border-line py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="road-trip-highlights" className="text-title">
            {text.highlights}
          </h2>
          <ul className="mt-4 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            {travel.highlights.map((highlight, index) => (
              <li key={index} className="flex gap-3 leading-snug">
                <StarOrnament className="mt-[0.3em] size-3 shrink-0 text-ochre" />
                {highlight}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {travel.groupSize && (
            <dl className="tabular">
              <dt className="text-small text-muted">{text.group}</dt>
              <dd className="font-display text-title">{withEnDash(travel.groupSize)}</dd>
            </dl>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
