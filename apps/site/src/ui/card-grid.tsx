import type { ReactNode } from 'react';

/** 1, 2 or 3 columns; the middle one of three hangs lower, like the arches of a gallery. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid list-none grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-12 lg:pb-16 lg:[&>li:nth-child(3n+2)]:translate-y-16">
      {children}
    </ul>
  );
}

export function CardGridSkeleton() {
  return (
    <CardGrid>
      {['a', 'b', 'c'].map((key) => (
        <li key={key}>
          <div className="arch aspect-[4/5] animate-pulse bg-sand" />
          <div className="mt-6 h-7 w-2/3 animate-pulse rounded bg-sand" />
          <div className="mt-4 h-20 animate-pulse rounded bg-sand" />
        </li>
      ))}
    </CardGrid>
  );
}
