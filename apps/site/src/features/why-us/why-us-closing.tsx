import type { ReactNode } from 'react';
import { whyUsMessages } from '#messages/company/why-us.ts';

export function WhyUsClosing({ children }: { children: ReactNode }) {
  const { close } = whyUsMessages;
  return (
    <section
      className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-7 pt-16 lg:pt-24"
      aria-labelledby="last-doubt"
    >
      <div>
        <h2 id="last-doubt" className="text-display">
          {close.title}
        </h2>
        <p className="mt-4 max-w-[46ch] text-lead text-muted">{close.text}</p>
      </div>
      {children}
    </section>
  );
}
