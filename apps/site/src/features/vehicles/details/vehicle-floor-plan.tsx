import {
  type FloorPlan,
  type PlanTime,
  readFloorPlan,
} from '@expat-buddy/domain/vehicle/floor-plan';
import { useId, useState } from 'react';
import { vehicleDetailsMessages } from '#messages/vehicles/vehicle-details.ts';
import { PlanDrawing } from './plan-drawing.tsx';

const times = ['day', 'night'] as const;

export function VehicleFloorPlan({ plan }: { plan: FloorPlan }) {
  const { plan: text } = vehicleDetailsMessages;
  const [time, setTime] = useState<PlanTime>('day');
  const id = useId();
  return (
    <section aria-labelledby="floor-plan">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="floor-plan" className="text-section">
          {text.title}
        </h2>
        <fieldset hidden={plan.night.length === 0}>
          <legend className="sr-only">{text.time}</legend>
          <div className="flex rounded-full border border-field p-0.5">
            {times.map((choice) => (
              <label
                key={choice}
                className="relative grid min-h-10 cursor-pointer place-items-center rounded-full px-4 transition-colors hover:text-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
              >
                <input
                  type="radio"
                  name={id}
                  value={choice}
                  checked={time === choice}
                  onChange={() => setTime(choice)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {text[choice]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <figure className="mt-5">
        <PlanDrawing plan={plan} time={time} />
        <figcaption className="mt-2 text-small text-muted">{text.caption}</figcaption>
      </figure>
      <ul
        aria-label={text.what[time]}
        aria-live="polite"
        className="tabular mt-4 gap-10 space-y-1 text-small sm:columns-2"
      >
        {readFloorPlan(plan, time).map((placed) => {
          const where = text.where(placed);
          return <li key={where}>{where}</li>;
        })}
      </ul>
    </section>
  );
}
