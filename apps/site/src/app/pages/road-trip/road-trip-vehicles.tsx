import { SuitedVehicles } from '#features/road-trips/suited-vehicles.tsx';
import { travelQueries } from '#features/travels/travel-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { roadMessages as text } from '#messages/vehicles/road.ts';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';
import { useAreVisitorsDriven } from './who-drives.ts';

export function RoadTripVehicles({ travelId }: { travelId: string }) {
  const areDriven = useAreVisitorsDriven(travelId);
  return (
    <section
      className="page-width grid gap-x-16 gap-y-8 pt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      aria-labelledby="road-trip-vehicles"
    >
      <div>
        <h2 id="road-trip-vehicles" tabIndex={-1} className="text-section outline-none">
          {areDriven ? text.drivenVehicles : text.vehicles}
        </h2>
        <p className="mt-4 max-w-[44ch] text-muted">
          {areDriven ? text.drivenVehiclesText : text.vehiclesText}
        </p>
      </div>
      <Vehicles travelId={travelId} areDriven={areDriven} />
    </section>
  );
}

type VehiclesProps = { travelId: string; areDriven: boolean };

function Vehicles({ travelId, areDriven }: VehiclesProps) {
  const { data: vehicles, isPending, refetch } = useQuery(travelQueries.vehicles(travelId));
  if (isPending) {
    return (
      <div className="min-h-80">
        <LoadingState text={text.loadingVehicles} />
      </div>
    );
  }
  if (!vehicles) return <ErrorState text={text.errorVehicles} onRetry={() => void refetch()} />;
  const suited = areDriven ? vehicles.filter(({ with_driver }) => with_driver) : vehicles;
  if (suited.length === 0) return <EmptyState text={text.emptyVehicles} />;
  return <SuitedVehicles vehicles={suited} />;
}
