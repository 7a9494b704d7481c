import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { ArrowRight } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { lightClass } from '#lib/pictures/light.ts';
import { pictureLight } from '#lib/pictures/picture-light.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ArchPicture } from '#ui/picture/arch-picture.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { DriverBadge } from './driver-badge.tsx';
import { PlacesPlan } from './places-plan.tsx';
import { useVehicleLabels } from './use-vehicle-labels.ts';

type VehicleSpreadProps = { vehicle: Vehicle; picture: string; index: number };

type Shape = { grid: string; picture: string; text: string; isArch?: boolean };

const shapes: Shape[] = [
  { grid: 'lg:items-end', picture: 'lg:col-span-8', text: 'lg:col-span-4' },
  {
    grid: 'lg:items-center',
    picture: 'lg:order-2 lg:col-span-6 lg:col-start-7',
    text: 'lg:order-1 lg:col-span-5',
    isArch: true,
  },
  {
    grid: 'lg:items-start',
    picture: 'lg:order-2 lg:col-span-7',
    text: 'lg:order-1 lg:col-span-5 lg:pt-10',
  },
  {
    grid: 'lg:items-center',
    picture: 'lg:col-span-6',
    text: 'lg:col-span-5 lg:col-start-8',
    isArch: true,
  },
];

export function VehicleSpread({ vehicle, picture, index }: VehicleSpreadProps) {
  const { list: text } = rvMessages;
  const labels = useVehicleLabels();
  const light = pictureLight(picture) ?? 'morning';
  const shape = shapes[index % shapes.length];
  return (
    <article
      className={`group relative grid gap-x-10 gap-y-6 lg:grid-cols-12 ${shape?.grid} ${lightClass[light]}`}
    >
      <div className={shape?.picture}>
        {shape?.isArch ? (
          <ArchPicture
            src={picture}
            light={light}
            sizes="(min-width: 64rem) 62vw, 115vw"
            className="aspect-square max-lg:aspect-[6/5]"
          />
        ) : (
          <div className="arch-sky aspect-[3/2] overflow-hidden">
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 82rem) 52rem, (min-width: 64rem) 64vw, 92vw"
              className="size-full object-cover dark:brightness-90"
            />
          </div>
        )}
      </div>
      <div className={shape?.text}>
        <PlacesPlan berths={vehicle.berths} seats={vehicle.seats} className="text-accent" />
        <p className="mt-3 text-small text-muted">
          {[labels.berths(vehicle), labels.seats(vehicle), labels.gearbox(vehicle)].join(' · ')}
        </p>
        <h3
          {...englishMark(vehicle, 'name')}
          className="mt-2 text-[clamp(1.7rem,1.4rem+1.2vw,2.4rem)]"
        >
          {vehicle.name}
        </h3>
        {vehicle.with_driver && <DriverBadge className="mt-3" />}
        <p {...englishMark(vehicle, 'description')} className="mt-4 max-w-[56ch]">
          {vehicle.description}
        </p>
        <p className="tabular mt-5 flex flex-wrap items-baseline gap-x-3">
          <span className="inline-block font-display text-title first-letter:uppercase">
            {labels.price(vehicle)}
          </span>
          <span className="text-small text-muted">{labels.minimumDays(vehicle)}</span>
        </p>
        <p className="mt-5">
          <AppLink
            to={paths.vehicle(vehicle.id)}
            className={buttonClass(
              'outline',
              'normal',
              'group-hover:border-sea group-hover:text-sea after:absolute after:inset-0 after:z-1',
            )}
          >
            {text.details}
            <span className="sr-only">{text.ofVehicle(vehicle.name)}</span>
            <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </AppLink>
        </p>
      </div>
    </article>
  );
}
