import type { ReactNode } from 'react';
import { rvMessages } from '#messages/vehicles/rv.ts';

export function RentalCall({ children }: { children: ReactNode }) {
  const { call: text } = rvMessages;
  return (
    <section className="mt-24 bg-sand" aria-labelledby="rental-call">
      <div className="page-width grid gap-x-12 gap-y-6 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
        <h2 id="rental-call" className="text-section">
          {text.title}
        </h2>
        <div>
          <p className="max-w-[56ch] text-lead">{text.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
            <p className="max-w-[34ch] text-small text-ink">{text.next}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
