import type { PhotoDetailsByPath } from '@expat-buddy/domain/photo/types';
import { skipToken, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { PhotoDetailsContext, photoDetailsKey } from '#lib/pictures/photo-details.ts';

const none: PhotoDetailsByPath = {};

/** Details of photos in the media library; the code that queries them loads with the first photo. */
export function PhotoDetailsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: details = none } = useQuery<PhotoDetailsByPath>({
    queryKey: photoDetailsKey,
    // Written by fetch-photo-details.ts.
    queryFn: skipToken,
  });
  const known = useMemo(() => {
    const ask = (path: string) =>
      void import('#lib/pictures/fetch-photo-details.ts')
        .then(({ fetchPhotoDetails }) => fetchPhotoDetails(client, path))
        .catch(() => {});
    return { details, ask };
  }, [details, client]);
  return <PhotoDetailsContext value={known}>{children}</PhotoDetailsContext>;
}
