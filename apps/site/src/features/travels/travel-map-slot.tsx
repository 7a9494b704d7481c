import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { type ComponentType, useEffect, useState } from 'react';
import { useTravelsMessages } from '#lib/messages/travels-messages.ts';
import { useIsWide } from '#lib/use-is-wide.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorState } from '#ui/states.tsx';
import type { TravelMapProps } from './map/travel-map.tsx';
import { travelPath } from './travel-path.ts';
import type { TravelView } from './travel-search-params.ts';

type TravelMapSlotProps = TravelMapProps & { view: TravelView };

/** The place of the map, kept free until its code is there; where it does not show it is not fetched. */
export function TravelMapSlot({ view, ...map }: TravelMapSlotProps) {
  const { map: text } = useTravelsMessages();
  const isWide = useIsWide();
  const isShown = isWide ? view !== 'list' : view === 'map';
  const [loaded, setLoaded] = useState<{ Map: ComponentType<TravelMapProps> }>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isShown || loaded || hasFailed) return;
    let isWanted = true;
    import('./map/travel-map.tsx').then(
      (module) => isWanted && setLoaded({ Map: module.default }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, loaded, hasFailed]);

  if (hasFailed) return <ErrorState text={text.failed} onRetry={() => setFailed(false)} />;
  if (loaded && isShown) return <loaded.Map {...map} />;
  return (
    <div>
      <p className="grid aspect-[2018/2000] place-items-center bg-sand text-muted">
        {text.loading}
      </p>
      {/* As high as the caption, so that what follows does not move. */}
      <div className="mt-3 min-h-[3lh] text-small" />
    </div>
  );
}

type TravelMapIndexProps = { travels: Travel[]; activeId: string | null };

/** What the numbers stand for where the cards are not beside the map. */
export function TravelMapIndex({ travels, activeId }: TravelMapIndexProps) {
  const { map: text } = useTravelsMessages();
  return (
    <ol aria-label={text.listed} className="border-t border-line">
      {travels.map((travel, index) => (
        <li
          key={travel.id}
          className={`border-b border-line transition-colors ${activeId === travel.id ? 'bg-sand' : ''}`}
        >
          <AppLink
            to={travelPath(travel)}
            className="grid min-h-12 grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-2.5 underline-offset-4 hover:text-sea hover:underline"
          >
            <span aria-hidden="true" className="tabular text-end font-medium text-terracotta">
              {index + 1}
            </span>
            <span>
              <span className="block leading-snug font-medium">{travel.title}</span>
              <span className="tabular block text-small text-muted">
                {[travel.location, travel.duration, travel.price].filter(Boolean).join(' · ')}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
