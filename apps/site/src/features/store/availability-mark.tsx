import type { Availability } from '@expat-buddy/domain/product/availability';
import { storeMessages } from '#messages/company/store.ts';

// Shape and text both show the state, not colour alone.
const fills: Record<Availability, string> = {
  in_stock: 'bg-green border-green',
  made_to_order: 'border-ochre bg-linear-to-r from-ochre from-50% to-transparent to-50%',
  sold_out: 'border-muted',
};

export function AvailabilityMark({ availability }: { availability: Availability }) {
  const { item: text } = storeMessages;
  return (
    <span className="inline-flex items-center gap-2.5">
      <span
        className={`size-3 shrink-0 rounded-full border-2 ${fills[availability]}`}
        aria-hidden="true"
      />
      {text.availabilities[availability]}
    </span>
  );
}
