import type { PhotoCaption, PhotoCaptions } from '@expat-buddy/domain/photo/types';
import { createContext, useContext, useEffect } from 'react';
import { photoPath } from './photo-path.ts';

export const photoCaptionsKey = ['photos', 'captions'] as const;

type KnownCaptions = { captions: PhotoCaptions; ask: (path: string) => void };

export const PhotoCaptionContext = createContext<KnownCaptions>({ captions: {}, ask: () => {} });

/** The description and credit of a photo in the media library, once they are known. */
export function usePhotoCaption(src: string): PhotoCaption | undefined {
  const { captions, ask } = useContext(PhotoCaptionContext);
  const path = photoPath(src);
  useEffect(() => {
    if (path) ask(path);
  }, [path, ask]);
  return path === undefined ? undefined : captions[path];
}

/** The page's own alternative text, or the caption from the media library. */
export function usePictureAlt(src: string, alt: string): string {
  const caption = usePhotoCaption(src);
  return alt || caption?.alt || '';
}
