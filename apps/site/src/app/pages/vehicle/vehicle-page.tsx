import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { DriverBadge } from '#features/vehicles/driver-badge.tsx';
import { useVehicleLabels } from '#features/vehicles/use-vehicle-labels.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import type { PageProps, Warm } from '#hydrate/lazy-page.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { useQuery } from '#hydrate/use-query.ts';
import { paths } from '#lib/paths.ts';
import { picturesOf } from '#lib/pictures/distinct-pictures.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { vehicleMessages } from '#messages/vehicles/vehicle.ts';
import { BackLink } from '#ui/back-link.tsx';
import { GallerySlider } from '#ui/gallery/gallery-slider.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StickyInquiryBar } from '#ui/sticky-inquiry-bar.tsx';
import { Missing } from '../missing/missing-section.ts';
import { RecordStates } from '../missing/record-states.tsx';
import { useVehicleInquiry } from './use-vehicle-inquiry.ts';

const Aside = lazySection(() => import('./vehicle-aside.tsx'), <div className="min-h-[32rem]" />);

const Rest = lazySection(
  () => import('./vehicle-rest.tsx'),
  <div className="min-h-[200vh]" aria-busy="true" />,
);
const Related = lazySection(() => import('./related-vehicles.tsx'), null);

export const warm: Warm = async ({ client, params: { id = '' } }) => {
  await Promise.all([
    import('./warm-vehicle.ts').then(({ warmVehicle }) => warmVehicle(client, id)),
    client.prefetchQuery(vehicleQueries.detail(id)),
    client.prefetchQuery(vehicleQueries.list()),
    client.prefetchQuery(siteSettingsQueries.current()),
    Aside.preload(),
    Rest.preload(),
    Related.preload(),
    Missing.preload(),
  ]);
};

export default function VehiclePage({ params: { id = '' } }: PageProps) {
  const { page: text } = vehicleMessages;
  return (
    <RecordStates
      query={useQuery(vehicleQueries.detail(id))}
      text={text}
      back={{ to: paths.rvRental, label: text.back }}
      skeleton={
        <div className="grid gap-12 lg:grid-cols-[minmax(0,8fr)_minmax(19rem,4fr)]">
          <div className="aspect-[3/2] animate-pulse bg-sand" />
          <div className="h-96 animate-pulse bg-sand" />
        </div>
      }
    >
      {(vehicle) => <VehicleContent vehicle={vehicle} />}
    </RecordStates>
  );
}

function VehicleContent({ vehicle }: { vehicle: Vehicle }) {
  const { page: text } = vehicleMessages;
  const { data: settings } = useQuery(siteSettingsQueries.current());
  const { price, minimumDays } = useVehicleLabels();
  const inquiry = useVehicleInquiry(vehicle);
  return (
    <article className={lightClass[pictureLight(vehicle.image) ?? 'morning']}>
      <PageMeta
        title={vehicle.name}
        description={vehicle.description || text.description(vehicle.name)}
        path={paths.vehicle(vehicle.id)}
        image={shareImage(vehicle.image)}
      />
      <div className="page-width pt-8 lg:pt-12">
        <p className="mb-4 print:hidden">
          <BackLink back={{ to: paths.rvRental, label: text.back }} />
        </p>
        <h1 {...englishMark(vehicle, 'name')} className="max-w-[11.5em] text-display">
          {vehicle.name}
        </h1>
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
            <p {...englishMark(vehicle, 'description')} className="mt-8 max-w-[60ch] text-lead">
              {vehicle.description}
            </p>
          </div>
          <div className="lg:row-span-2">
            <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
              <Aside.Section
                vehicle={vehicle}
                hasExamplePrices={settings?.prices_are_examples ?? true}
              />
            </div>
          </div>
          <div className="max-w-3xl lg:pt-4">
            <Rest.Section vehicle={vehicle} />
          </div>
        </div>
        <Related.Section vehicle={vehicle} />
      </div>
      <StickyInquiryBar action={<InquiryButton inquiry={inquiry}>{text.ask}</InquiryButton>}>
        <span className="block text-small font-medium first-letter:uppercase">
          {price(vehicle)}
        </span>
        <span className="text-small text-muted max-sm:hidden">{minimumDays(vehicle)}</span>
      </StickyInquiryBar>
    </article>
  );
}
