import type { ReactNode } from 'react';
import { whyUsMessages } from '#messages/company/why-us.ts';

type ClaimProps = {
  id: string;
  title: string;
  claim: string;
  isFirst?: boolean;
  children: ReactNode;
};

export function Claim({ id, title, claim, isFirst = false, children }: ClaimProps) {
  const { check } = whyUsMessages;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid scroll-mt-24 gap-x-16 gap-y-6 py-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:py-16 ${isFirst ? '' : 'border-t border-line'}`}
    >
      <div>
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        <p className="mt-3 max-w-[34ch] text-lead text-muted">{claim}</p>
      </div>
      <div className="border-s-2 border-ochre ps-6 lg:ps-10">
        <p className="eyebrow mb-4 text-terracotta">{check}</p>
        {children}
      </div>
    </section>
  );
}

export function CheckList({ points }: { points: string[] }) {
  return (
    <ul className="max-w-[62ch] space-y-4">
      {points.map((point) => (
        <li key={point} className="flex gap-4">
          <span
            className="mt-[0.5em] size-2.5 shrink-0 rotate-45 border-2 border-ochre"
            aria-hidden="true"
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
