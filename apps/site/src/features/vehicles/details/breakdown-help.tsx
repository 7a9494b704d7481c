import { useVehicleDetailsMessages } from '#lib/messages/vehicle-details-messages.ts';

export function BreakdownHelp({ text: written }: { text: string }) {
  const { breakdown: text } = useVehicleDetailsMessages();
  return (
    <section aria-labelledby="breakdown">
      <h2 id="breakdown" className="text-section">
        {text.title}
      </h2>
      <p className="mt-5 max-w-[62ch] whitespace-pre-line">{written || text.unknown}</p>
    </section>
  );
}
