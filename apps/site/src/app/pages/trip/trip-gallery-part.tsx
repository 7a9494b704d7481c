import type { TripTable } from '@expat-buddy/domain/trip/types';
import { useQuery } from '@tanstack/react-query';
import { TripGallery } from '#features/trips/trip-gallery.tsx';
import { tripQueries } from '#features/trips/trip-queries.ts';

type TripGalleryPartProps = { table: TripTable; id: string; title: string };

/** Optional: renders nothing if it cannot be loaded. */
export function TripGalleryPart({ table, id, title }: TripGalleryPartProps) {
  const { data: details } = useQuery(tripQueries.details(table, id));
  return details && <TripGallery title={title} images={details.gallery} />;
}
