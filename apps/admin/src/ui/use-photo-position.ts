import { objectPosition } from '@expat-buddy/domain/photo/focal-point';
import { photoIdOf } from '@expat-buddy/domain/photo/sizes';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { useGetManyAggregate } from 'react-admin';

/**
 * The `object-position` of a photo in the media library; undefined for other pictures. All pictures
 * of a screen are asked for together.
 */
export function usePhotoPosition(src: string | null): string | undefined {
  const id = photoIdOf(src ?? '');
  const { data } = useGetManyAggregate<Row<'photos'>>(
    'photos',
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  );
  const photo = data?.[0];
  return photo && objectPosition(photo);
}
