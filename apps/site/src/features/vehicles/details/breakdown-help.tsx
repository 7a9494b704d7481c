import type { ReactNode } from 'react';
import { vehicleDetailsMessages } from '#messages/vehicle-details.ts';

type BreakdownHelpProps = {
  text: string;
  /** Shown without a text. */
  ask: ReactNode;
};

export function BreakdownHelp({ text: written, ask }: BreakdownHelpProps) {
  const { breakdown: text } = vehicleDetailsMessages;
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown" className="text-section">
        {text.title}
      </h2>
      <p className="mt-5 max-w-[62ch] whitespace-pre-line">{written || ask}</p>
    </section>
  );
}
