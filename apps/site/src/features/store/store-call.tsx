import type { ReactNode } from 'react';

type StoreCallProps = { title: string; text: string; next?: string; children: ReactNode };

export function StoreCall({ title, text, next, children }: StoreCallProps) {
  return (
    <section className="mt-24 bg-sand" aria-labelledby="store-call">
      <div className="page-width grid gap-x-12 gap-y-6 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
        <h2 id="store-call" className="text-section">
          {title}
        </h2>
        <div>
          <p className="max-w-[56ch] text-lead">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
            {next && <p className="max-w-[34ch] text-small text-ink">{next}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
