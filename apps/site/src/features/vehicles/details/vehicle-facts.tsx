import type { VehicleDetails } from '@expat-buddy/domain/vehicle/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { vehicleDetailsMessages } from '#messages/vehicles/vehicle-details.ts';

type VehicleFactsProps = { details: VehicleDetails; askUs: ReactNode };

/** Everything that visitors expect an answer to: what is unknown says "Ask us". */
export function VehicleFacts({ details, askUs }: VehicleFactsProps) {
  const { facts: text } = vehicleDetailsMessages;
  const sizes = [details.length, details.width, details.height];
  const facts: readonly (readonly [
    label: string,
    value: string | number | null,
    field?: string,
  ])[] = [
    [text.dimensions, sizes.some((size) => size !== null) ? text.metres(sizes) : null],
    [text.belts, details.seats_with_belts],
    [text.childSeats, details.child_seats],
    [text.fuel, details.fuel && text.fuels[details.fuel]],
    [text.consumption, details.consumption, 'consumption'],
    [text.towns, text.townList(details.pick_up_towns), 'pick_up_towns.0'],
    [text.mileage, details.mileage, 'mileage'],
    [text.licence, details.licence, 'licence'],
    [text.whoMayDrive, details.who_may_drive, 'who_may_drive'],
    [text.deposit, details.deposit, 'deposit'],
    [text.insurance, details.insurance, 'insurance'],
    [text.excess, details.excess, 'excess'],
  ];
  return (
    <section aria-labelledby="vehicle-facts">
      <h2 id="vehicle-facts" className="text-section">
        {text.title}
      </h2>
      <dl className="tabular mt-5 border-t border-line">
        {facts.map(([label, value, field]) => (
          <div
            key={label}
            className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd {...(value && field && englishMark(details, field))}>
              {value === null || value === '' ? askUs : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
