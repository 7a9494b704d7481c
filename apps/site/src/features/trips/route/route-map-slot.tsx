import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { tripRouteMessages as text } from '#messages/trips/trip-route.ts';
import { ErrorState } from '#ui/states.tsx';
import type { RouteMapProps } from './route-map.tsx';
import { routeQueries } from './route-queries.ts';

type RouteMapSlotProps = Omit<RouteMapProps, 'stops' | 'width'> & { travelId: string };
type LoadedMap = { Map: ComponentType<RouteMapProps>; width: number | undefined };

const NEAR = '500px';

/** Reserves the map's space. Loads its code and the stops when it is near the viewport. */
export function RouteMapSlot({ travelId, ...props }: RouteMapSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [loaded, setLoaded] = useState<LoadedMap>();
  const [hasFailed, setFailed] = useState(false);
  const {
    data: stops,
    isError,
    refetch,
  } = useQuery({
    ...routeQueries.stops(travelId),
    enabled: isNear,
  });

  useEffect(() => {
    if (!slot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || loaded || hasFailed) return;
    import('./route-map.tsx').then(
      (module) => setLoaded({ Map: module.default, width: slot.current?.clientWidth }),
      () => setFailed(true),
    );
  }, [isNear, loaded, hasFailed]);

  if (loaded && stops) return <loaded.Map stops={stops} width={loaded.width} {...props} />;
  const retry = () => {
    setFailed(false);
    if (isError) void refetch();
  };
  return (
    <div ref={slot} className="grid aspect-[2018/2000] place-items-center bg-sand text-muted">
      {hasFailed || isError ? (
        <ErrorState text={text.failed} onRetry={retry} />
      ) : (
        isNear && text.loading
      )}
    </div>
  );
}
