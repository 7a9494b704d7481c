import type { ReactNode } from 'react';
import { activityMessages } from '#messages/trips/activities.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

export function AdventureCall({ children }: { children: ReactNode }) {
  const { activities: text } = activityMessages;
  return (
    <section className="relative mt-24 overflow-clip bg-sand" aria-labelledby="adventure-call">
      <div
        className="zellige absolute inset-y-0 end-0 w-1/2 text-ochre opacity-[0.14] [mask-composite:intersect]"
        aria-hidden="true"
      />
      <div className="page-width relative grid gap-8 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:py-24">
        <h2 id="adventure-call" className="text-section">
          <StarOrnament className="mb-5 size-7 text-terracotta" />
          {text.callTitle}
        </h2>
        <div>
          <p className="max-w-[56ch] text-lead">{text.callText}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
            <p className="max-w-[34ch] text-small text-ink">{text.callNext}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
