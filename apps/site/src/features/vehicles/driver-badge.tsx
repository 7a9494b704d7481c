import { LifeBuoy } from 'lucide-react';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';

export function DriverBadge({ className = '' }: { className?: string }) {
  const { facts: text } = vehicleMessages;
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-sm bg-sand px-2.5 py-1 text-small font-medium ${className}`}
    >
      <LifeBuoy className="size-4 text-terracotta" strokeWidth={1.8} aria-hidden="true" />
      {text.withDriver}
    </span>
  );
}
