import type { Vehicle } from '@expat-buddy/domain/vehicle/types';
import { paths } from '#lib/paths.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { type BlockQuery, BlockStates } from './block-states.tsx';
import { ForwardLink } from './forward-link.tsx';

const MOST_VEHICLES = 4;

export function OwnRoad({ query }: { query: BlockQuery<Vehicle> }) {
  const { road: text } = homeBlockMessages;
  if (query.data?.length === 0) return null;
  return (
    <section className="light-morning relative print:break-inside-avoid" aria-labelledby="own-road">
      <div className="arch-sky h-[clamp(15rem,40vw,33rem)] overflow-hidden">
        <Picture
          src="/illustrations/camper-coast.webp"
          alt={text.alt}
          sizes="100vw"
          className="size-full object-cover object-bottom"
        />
      </div>
      <div className="page-width">
        <div className="relative -mt-8 ms-4 -me-(--gutter) bg-paper ps-6 pe-(--gutter) pt-7 sm:ms-16 lg:-mt-20 lg:ms-auto lg:w-[min(74%,62rem)] lg:ps-12 lg:pt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-10">
            <h2 id="own-road" className="text-section">
              {text.title}
            </h2>
            <ForwardLink to={paths.rvRental}>{text.all}</ForwardLink>
          </div>
          <p className="mt-3 max-w-[58ch] text-muted">{text.text}</p>
          <div className="mt-8">
            <BlockStates
              query={query}
              error={text.error}
              skeleton={<div className="h-64 lg:h-32" />}
            >
              {(vehicles) => (
                <ol className="relative grid gap-y-5 border-dashed border-ochre max-lg:border-s-2 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-6 lg:border-t-2">
                  {vehicles.slice(0, MOST_VEHICLES).map((vehicle) => (
                    <Stop key={vehicle.id} vehicle={vehicle} />
                  ))}
                </ol>
              )}
            </BlockStates>
          </div>
        </div>
      </div>
    </section>
  );
}

function Stop({ vehicle }: { vehicle: Vehicle }) {
  const { road: text } = homeBlockMessages;
  const { berths, with_driver, price_per_day } = vehicle;
  const facts = [
    with_driver && text.withDriver,
    berths > 0 && text.berths(berths),
    /\d/.test(price_per_day) ? text.perDay(price_per_day) : price_per_day,
  ].filter(Boolean);
  return (
    <li className="group relative ps-6 lg:ps-0 lg:pt-6">
      <span
        className="absolute -start-[7px] top-1.5 size-3 rounded-full border-2 border-ochre bg-paper lg:start-0 lg:-top-[7px]"
        aria-hidden="true"
      />
      <p {...englishMark(vehicle, 'name')} className="leading-snug font-medium">
        <AppLink
          to={paths.vehicle(vehicle.id)}
          className="underline-offset-4 group-hover:text-sea group-hover:underline after:absolute after:inset-0"
        >
          {vehicle.name}
        </AppLink>
      </p>
      <p className="tabular mt-1 text-small text-muted">{facts.join(' · ')}</p>
    </li>
  );
}
