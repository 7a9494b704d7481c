import type { ReactNode } from 'react';

type ArchNicheProps = { top?: ReactNode; children: ReactNode; className?: string };

/** The top of the arch keeps its shape; the body grows with the text. */
export function ArchNiche({ top, children, className = '' }: ArchNicheProps) {
  return (
    <div className={`relative text-center ${className}`}>
      <svg
        viewBox="0 0 100 50"
        preserveAspectRatio="none"
        className="-mb-px block h-[clamp(7rem,24vw,12.5rem)] w-full text-paper"
        aria-hidden="true"
      >
        <path
          d="M0 50C0 29 17 20 34 11.5C42 7.5 47.5 4.5 50 0C52.5 4.5 58 7.5 66 11.5C83 20 100 29 100 50Z"
          fill="currentColor"
        />
        <path
          d="M3 50C3 31 19.5 22.5 36 14.5C43.5 10.7 48 8.2 50 4.6C52 8.2 56.5 10.7 64 14.5C80.5 22.5 97 31 97 50"
          fill="none"
          stroke="var(--ochre)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {top && (
        <div className="absolute inset-x-0 top-[clamp(3.2rem,11vw,5.8rem)] grid place-items-center">
          {top}
        </div>
      )}
      <div className="relative bg-paper px-[9%] pb-4 before:pointer-events-none before:absolute before:inset-x-[3%] before:inset-y-0 before:border-x before:border-ochre">
        {children}
      </div>
    </div>
  );
}
