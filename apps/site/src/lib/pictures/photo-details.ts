import { CENTRE } from '@expat-buddy/domain/photo/focal-point';
import type { PhotoDetails, PhotoDetailsByPath } from '@expat-buddy/domain/photo/types';
import { createContext, useContext, useEffect } from 'react';
import { photoPath } from './photo-path.ts';

export const photoDetailsKey = ['photos', 'details'] as const;

type KnownDetails = { details: PhotoDetailsByPath; ask: (path: string) => void };

export const PhotoDetailsContext = createContext<KnownDetails>({ details: {}, ask: () => {} });

const unknown: PhotoDetails = { alt: '', caption: '', credit: '', position: CENTRE };

/** Of a photo in the media library, once they are known; undefined for other pictures. */
export function usePhotoDetails(src: string): PhotoDetails | undefined {
  const { details, ask } = useContext(PhotoDetailsContext);
  const path = photoPath(src);
  useEffect(() => {
    if (path) ask(path);
  }, [path, ask]);
  return path === undefined ? undefined : (details[path] ?? unknown);
}
