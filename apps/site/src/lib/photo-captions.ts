import type { PhotoCaptions } from '@expat-buddy/domain/photo/photo-captions';
import { photoPath } from '@expat-buddy/domain/photo/photo-path';
import { createContext, useContext, useEffect } from 'react';

/** Under which the cache holds the captions that are known. */
export const photoCaptionsKey = ['photos', 'captions'] as const;

type KnownCaptions = { captions: PhotoCaptions; ask: (path: string) => void };

export const PhotoCaptionContext = createContext<KnownCaptions>({ captions: {}, ask: () => {} });

/** What a picture says to those who do not see it: the page's words, or else those of the library. */
export function usePictureAlt(src: string, alt: string): string {
  const { captions, ask } = useContext(PhotoCaptionContext);
  const path = photoPath(src);
  useEffect(() => {
    if (path) ask(path);
  }, [path, ask]);
  return alt || (path && captions[path]?.alt) || '';
}
