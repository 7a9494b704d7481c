import type { ReactNode } from 'react';

type TripSectionProps = {
  /** The heading's id, which links lead to. */
  id: string;
  title: string;
  children: ReactNode;
};

export function TripSection({ id, title, children }: TripSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-20">
      <h2 id={id} tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
