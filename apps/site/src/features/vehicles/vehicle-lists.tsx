import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

export function VehicleLists({ vehicle }: { vehicle: Vehicle }) {
  const { page: text } = vehicleMessages;
  return (
    <div className="space-y-12">
      {vehicle.equipment.length > 0 && (
        <section aria-labelledby="equipment">
          <h2 id="equipment" className="text-section">
            {text.equipment}
          </h2>
          <ul className="mt-5 grid gap-x-10 sm:grid-cols-2">
            {vehicle.equipment.map((item, index) => (
              <li key={index} className="flex gap-3 border-b border-line py-3">
                <StarOrnament className="mt-[0.45em] size-3 shrink-0 text-ochre" />
                <span {...englishMark(vehicle, `equipment.${index}`)}>{item}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {vehicle.conditions.length > 0 && (
        <section aria-labelledby="conditions">
          <h2 id="conditions" className="text-section">
            {text.conditions}
          </h2>
          <ol className="mt-5 space-y-3 border-s-2 border-terracotta ps-6">
            {vehicle.conditions.map((item, index) => (
              <li key={index} {...englishMark(vehicle, `conditions.${index}`)}>
                {item}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
