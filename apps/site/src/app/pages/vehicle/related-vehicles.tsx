import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { RelatedVehicleList } from '#features/vehicles/related-vehicle-list.tsx';
import { relatedVehicles } from '#features/vehicles/related-vehicles.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';

const RELATED = 3;

/** Optional: renders nothing if it cannot be loaded. */
export default function RelatedVehicles({ vehicle }: { vehicle: Vehicle }) {
  const { page: text } = vehicleMessages;
  const { data } = useQuery(vehicleQueries.list());
  const related = relatedVehicles(data ?? [], vehicle, RELATED);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-vehicles" className="pt-20 print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="related-vehicles" className="text-section">
          {text.related}
        </h2>
        <p className="text-muted">{text.relatedText}</p>
      </div>
      <RelatedVehicleList vehicles={related} />
    </section>
  );
}
