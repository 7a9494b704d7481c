import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import type { InquiryRequest } from '#features/inquiry/inquiry-request.ts';
import { ExamplePricesNote } from '#features/site-settings/example-prices-note.tsx';
import { DriverBadge } from '#features/vehicles/driver-badge.tsx';
import { RelatedVehicleList } from '#features/vehicles/related-vehicle-list.tsx';
import { relatedVehicles } from '#features/vehicles/related-vehicles.ts';
import { RentalSlip } from '#features/vehicles/rental-slip.tsx';
import { useVehicleLabels } from '#features/vehicles/use-vehicle-labels.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { picturesOf } from '#lib/distinct-pictures.ts';
import { lightClass } from '#lib/light.ts';
import { useRvMessages } from '#lib/messages/rv-messages.ts';
import { paths } from '#lib/paths.ts';
import { pictureLight } from '#lib/picture-light.ts';
import { shareImage } from '#lib/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings-queries.ts';
import type { PageProps, Warm } from '#rendering/hydrate/lazy-page.tsx';
import { lazySection } from '#rendering/hydrate/lazy-section.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { GallerySlider } from '#ui/gallery/gallery-slider.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingState } from '#ui/states.tsx';
import { StickyInquiryBar } from '#ui/sticky-inquiry-bar.tsx';
import { AddToPlan } from './save/save-section.tsx';

const RELATED = 3;

const Rest = lazySection(
  () => import('./vehicle/vehicle-rest.tsx'),
  <div className="min-h-[200vh]" aria-busy="true" />,
);

export const warm: Warm = ({ client, params: { id = '' } }) =>
  Promise.all([
    Rest.preload(),
    client.prefetchQuery(vehicleQueries.detail(id)),
    client.prefetchQuery(vehicleQueries.details(id)),
    client.prefetchQuery(siteSettingsQueries.current()),
    client.prefetchQuery(vehicleQueries.roadTrips(id)),
    client.prefetchQuery(vehicleQueries.list()),
    AddToPlan.preload(),
  ]);

export default function VehiclePage({ params: { id = '' } }: PageProps) {
  const { vehicle: text } = useRvMessages();
  const { data: vehicle, isPending, isError, refetch } = useQuery(vehicleQueries.detail(id));
  const back = { to: paths.rvRental, label: text.back };

  if (isPending) {
    return (
      <div className="page-width min-h-dvh pt-16">
        <LoadingState text={text.loading}>
          <div className="grid gap-12 lg:grid-cols-[minmax(0,8fr)_minmax(19rem,4fr)]">
            <div className="aspect-[3/2] animate-pulse bg-sand" />
            <div className="h-96 animate-pulse bg-sand" />
          </div>
        </LoadingState>
      </div>
    );
  }
  if (isError && !vehicle) {
    return <MissingPage text={text.error} back={back} onRetry={() => void refetch()} />;
  }
  if (!vehicle) return <MissingPage text={text.notFound} back={back} />;
  return <VehicleContent vehicle={vehicle} />;
}

function VehicleContent({ vehicle }: { vehicle: Vehicle }) {
  const { vehicle: text, list, inquiry: inquiryText } = useRvMessages();
  const { price, minimumDays } = useVehicleLabels();
  const inquiry: InquiryRequest = {
    serviceType: 'car-rental',
    serviceLabel: vehicle.name,
    message: inquiryText.about(vehicle.name),
    showDates: true,
  };
  return (
    <article className={lightClass[pictureLight(vehicle.image) ?? 'morning']}>
      <PageMeta
        title={vehicle.name}
        description={vehicle.description || text.description(vehicle.name)}
        path={paths.vehicle(vehicle.id)}
        image={shareImage(vehicle.image)}
      />
      <div className="page-width pt-8 lg:pt-12">
        <p className="mb-4">
          <AppLink
            to={paths.rvRental}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline"
          >
            <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {text.back}
          </AppLink>
        </p>
        <h1 className="max-w-[11.5em] text-display">{vehicle.name}</h1>
        {vehicle.with_driver && <DriverBadge className="mt-5" />}
        <div className="mt-8 grid gap-x-14 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,8fr)_minmax(19rem,4fr)]">
          <div className="min-w-0">
            <div className="max-lg:-mx-(--gutter) max-lg:[&_p]:px-0 max-lg:[&_section>div]:px-(--gutter)">
              <GallerySlider
                name={vehicle.name}
                pictures={picturesOf(vehicle).map((src) => ({ src }))}
                sizes="(min-width: 82rem) 50rem, (min-width: 64rem) 62vw, 100vw"
              />
            </div>
            <p className="mt-8 max-w-[60ch] text-lead">{vehicle.description}</p>
          </div>
          <div className="lg:row-span-2">
            <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
              <RentalSlip vehicle={vehicle}>
                <p className="mt-4 mb-4 text-small text-muted">{text.askText}</p>
                <InquiryButton size="large" className="w-full" inquiry={inquiry}>
                  {text.ask}
                </InquiryButton>
              </RentalSlip>
              <div className="mt-4">
                <AddToPlan.Section
                  kind="vehicle"
                  id={vehicle.id}
                  title={vehicle.name}
                  className="w-full"
                />
              </div>
              <div className="mt-4">
                <ExamplePricesNote>{list.examples}</ExamplePricesNote>
              </div>
            </div>
          </div>
          <div className="max-w-3xl lg:pt-4">
            <Rest.Section vehicle={vehicle} />
          </div>
        </div>
        <RelatedVehicles vehicle={vehicle} />
      </div>
      <StickyInquiryBar action={<InquiryButton inquiry={inquiry}>{text.ask}</InquiryButton>}>
        <span className="block font-medium first-letter:uppercase">{price(vehicle)}</span>
        <span className="text-small text-muted">{minimumDays(vehicle)}</span>
      </StickyInquiryBar>
    </article>
  );
}

/** Optional: renders nothing if it cannot be loaded. */
function RelatedVehicles({ vehicle }: { vehicle: Vehicle }) {
  const { vehicle: text } = useRvMessages();
  const { data } = useQuery(vehicleQueries.list());
  const related = relatedVehicles(data ?? [], vehicle, RELATED);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-vehicles" className="pt-20">
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
