import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { CustomerReviews } from '#features/reviews/customer-reviews.tsx';
import { reviewQueries } from '#features/reviews/review-queries.ts';
import { BreakdownHelp } from '#features/vehicles/details/breakdown-help.tsx';
import { VehicleCalendar } from '#features/vehicles/details/vehicle-calendar.tsx';
import { VehicleFacts } from '#features/vehicles/details/vehicle-facts.tsx';
import { VehicleFloorPlan } from '#features/vehicles/details/vehicle-floor-plan.tsx';
import { RoadLines, RoadLinesSkeleton } from '#features/vehicles/road-lines.tsx';
import { vehicleDetailsQueries } from '#features/vehicles/vehicle-details-queries.ts';
import { VehicleLists } from '#features/vehicles/vehicle-lists.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { vehicleDetailsMessages as text } from '#messages/vehicles/vehicle-details.ts';
import { ErrorState, LoadingState } from '#ui/states.tsx';
import { AskUs } from '../trip/ask-us.tsx';
import { useVehicleInquiry } from './use-vehicle-inquiry.ts';

export default function VehicleRest({ vehicle }: { vehicle: Vehicle }) {
  const { roads } = rvMessages;
  const reviews = useQuery(reviewQueries.of({ kind: 'vehicle', id: vehicle.id }));
  return (
    <div className="space-y-14">
      <Details vehicle={vehicle} />
      <section aria-labelledby="suggested-roads">
        <h2 id="suggested-roads" className="mb-5 text-section">
          {roads.forVehicle}
        </h2>
        <SuggestedRoads vehicleId={vehicle.id} />
      </section>
      <CustomerReviews query={reviews} />
    </div>
  );
}

function Details({ vehicle }: { vehicle: Vehicle }) {
  const inquiry = useVehicleInquiry(vehicle);
  const { data: details, isPending, refetch } = useQuery(vehicleDetailsQueries.details(vehicle.id));
  if (isPending) {
    return (
      <>
        <LoadingState text={text.loading}>
          <div className="h-96 animate-pulse bg-sand" />
        </LoadingState>
        <VehicleLists vehicle={vehicle} />
      </>
    );
  }
  if (!details) {
    return (
      <>
        <ErrorState text={text.error} onRetry={() => void refetch()} />
        <VehicleLists vehicle={vehicle} />
      </>
    );
  }
  return (
    <>
      {details.floor_plan && <VehicleFloorPlan plan={details.floor_plan} />}
      <VehicleFacts details={details} askUs={<AskUs inquiry={inquiry} />} />
      <VehicleLists vehicle={vehicle} />
      <BreakdownHelp
        details={details}
        ask={<AskUs inquiry={inquiry}>{text.breakdown.ask}</AskUs>}
      />
      <VehicleCalendar
        unavailable={details.unavailable}
        ask={<AskUs inquiry={inquiry}>{text.calendar.ask}</AskUs>}
      />
    </>
  );
}

function SuggestedRoads({ vehicleId }: { vehicleId: string }) {
  const { roads: text } = rvMessages;
  const { data, isPending, refetch } = useQuery(vehicleDetailsQueries.roadTrips(vehicleId));
  if (isPending) {
    return (
      <LoadingState text={text.loading}>
        <RoadLinesSkeleton />
      </LoadingState>
    );
  }
  if (!data) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="text-muted">{text.noneForVehicle}</p>;
  return <RoadLines roads={data} />;
}
