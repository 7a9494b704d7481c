import { type ComponentType, useEffect, useState } from 'react';
import { useIsWide } from '#lib/hooks/use-is-wide.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { ErrorState } from '#ui/states.tsx';
import type { TravelView } from '../filters/travel-search-params.ts';
import type { TravelMapProps } from '../map/travel-map.tsx';

type TravelMapSlotProps = TravelMapProps & { view: TravelView };

/** Reserves the map's space, and loads its code only where it is visible. */
export function TravelMapSlot({ view, ...map }: TravelMapSlotProps) {
  const { map: text } = travelsMessages;
  const isWide = useIsWide();
  const isShown = isWide ? view === 'both' || view === 'map' : view === 'map';
  const [loaded, setLoaded] = useState<{ Map: ComponentType<TravelMapProps> }>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isShown || loaded || hasFailed) return;
    let isWanted = true;
    import('../map/travel-map.tsx').then(
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
      {/* As tall as the caption, to avoid layout shift. */}
      <div className="mt-3 min-h-[3lh] text-small" />
    </div>
  );
}
