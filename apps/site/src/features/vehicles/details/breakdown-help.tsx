import type { ReactNode } from 'react';
import { useVehicleDetailsMessages } from '#lib/messages/vehicle-details-messages.ts';

type BreakdownHelpProps = {
  text: string;
  /** Shown without a text. */
  ask: ReactNode;
};

export function BreakdownHelp({ text: written, ask }: BreakdownHelpProps) {
  const { breakdown: text } = useVehicleDetailsMessages();
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown" className="text-section">
        {text.title}
      </h2>
      <p className="mt-5 max-w-[62ch] whitespace-pre-line">{written || ask}</p>
    </section>
  );
}
