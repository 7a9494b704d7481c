import type { PhotoCaptions } from '@expat-buddy/domain/photo/types';
import { createContext, useContext, useEffect } from 'react';
import { photoPath } from './photo-path.ts';

export const photoCaptionsKey = ['photos', 'captions'] as const;

type KnownCaptions = { captions: PhotoCaptions; ask: (path: string) => void };

export const PhotoCaptionContext = createContext<KnownCaptions>({ captions: {}, ask: () => {} });

/** The page's own alternative text, or the caption from the media library. */
export function usePictureAlt(src: string, alt: string): string {
  const { captions, ask } = useContext(PhotoCaptionContext);
  const path = photoPath(src);
  useEffect(() => {
    if (path) ask(path);
  }, [path, ask]);
  return alt || (path && captions[path]?.alt) || '';
}
