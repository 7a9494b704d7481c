import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './field.tsx';

/** Looks the same in every browser. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...select}
        className={`${controlClass} appearance-none truncate pe-9 ${className}`}
      />
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </div>
  );
}
