import type { VehicleDetails } from '@expat-buddy/domain/vehicle/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { vehicleDetailsMessages } from '#messages/vehicles/vehicle-details.ts';

type BreakdownHelpProps = {
  details: Pick<VehicleDetails, 'breakdown'>;
  /** Shown without a text. */
  ask: ReactNode;
};

export function BreakdownHelp({ details, ask }: BreakdownHelpProps) {
  const { breakdown: text } = vehicleDetailsMessages;
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown" className="text-section">
        {text.title}
      </h2>
      <p
        {...(details.breakdown && englishMark(details, 'breakdown'))}
        className="mt-5 max-w-[62ch] whitespace-pre-line"
      >
        {details.breakdown || ask}
      </p>
    </section>
  );
}
