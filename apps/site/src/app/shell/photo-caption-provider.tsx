import type { PhotoCaptions } from '@expat-buddy/domain/photo/types';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { PhotoCaptionContext, photoCaptionsKey } from '#lib/photo-captions.ts';

const none: PhotoCaptions = {};

/** Captions from the media library; the code that queries them loads with the first photo. */
export function PhotoCaptionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: captions = none } = useQuery<PhotoCaptions>({
    queryKey: photoCaptionsKey,
    // Written by fetch-photo-captions.ts.
    queryFn: skipToken,
  });
  const known = useMemo(() => {
    const ask = (path: string) =>
      void import('#lib/fetch-photo-captions.ts')
        .then(({ fetchPhotoCaptions }) => fetchPhotoCaptions(client, path))
        .catch(() => {});
    return { captions, ask };
  }, [captions, client]);
  return <PhotoCaptionContext value={known}>{children}</PhotoCaptionContext>;
}
