import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripPriceMessages as text } from '#messages/trips/trip-price.ts';

export function PriceConditions({ details }: { details: TripDetails }) {
  const { vehicle_included: hasVehicle } = details;
  const conditions = [
    { label: text.children, field: 'price_children', value: details.price_children },
    { label: text.single, field: 'price_single', value: details.price_single },
    { label: text.season, field: 'price_season', value: details.price_season },
    {
      label: text.vehicle,
      field: 'vehicle_included',
      value: hasVehicle === null ? '' : hasVehicle ? text.vehicleIncluded : text.vehicleNotIncluded,
    },
  ].filter(({ value }) => value);
  if (conditions.length === 0) return null;
  return (
    <dl className="mt-4 border-t border-line text-small leading-snug max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-8">
      {conditions.map(({ label, field, value }) => (
        <div key={label} className="border-b border-line py-2">
          <dt className="text-muted">{label}</dt>
          <dd {...(field !== 'vehicle_included' && englishMark(details, field))} className="mt-0.5">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
