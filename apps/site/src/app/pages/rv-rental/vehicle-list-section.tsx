import { VehicleComparison } from '#features/vehicles/vehicle-comparison.tsx';
import { VehicleListSkeleton } from '#features/vehicles/vehicle-list-skeleton.tsx';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { VehicleSpread } from '#features/vehicles/vehicle-spread.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { distinctPictures } from '#lib/pictures/distinct-pictures.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { Reveal } from '#ui/reveal.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/states.tsx';

type VehicleListSectionProps = {
  /** From the page, whose settings can be newer than the prerendered section. */
  hasExamplePrices: boolean;
};

export default function VehicleListSection({ hasExamplePrices }: VehicleListSectionProps) {
  const { list: text } = rvMessages;
  const { examples } = vehicleMessages;
  const { data: vehicles, isPending, refetch } = useQuery(vehicleQueries.list());
  if (isPending) {
    return (
      <LoadingState text={text.loading}>
        <VehicleListSkeleton />
      </LoadingState>
    );
  }
  if (!vehicles) return <ErrorState text={text.error} onRetry={() => void refetch()} />;
  if (vehicles.length === 0) return <EmptyState text={text.empty} />;
  const pictures = distinctPictures(vehicles);
  return (
    <>
      <section aria-labelledby="at-a-glance">
        <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="at-a-glance" className="text-section">
            {text.glance}
          </h2>
          <p className="text-muted">{text.glanceText(vehicles.length)}</p>
        </div>
        <VehicleComparison vehicles={vehicles} />
        {hasExamplePrices && <p className="mt-5 max-w-[66ch] text-small text-muted">{examples}</p>}
      </section>
      <section aria-labelledby="one-by-one" className="pt-20 lg:pt-28">
        <h2 id="one-by-one" className="mb-10 text-section">
          {text.closer}
        </h2>
        <ul className="space-y-20 lg:space-y-28">
          {vehicles.map((vehicle, index) => (
            <Reveal as="li" key={vehicle.id}>
              <VehicleSpread
                vehicle={vehicle}
                picture={pictures.get(vehicle.id) ?? vehicle.image}
                index={index}
              />
            </Reveal>
          ))}
        </ul>
      </section>
    </>
  );
}
