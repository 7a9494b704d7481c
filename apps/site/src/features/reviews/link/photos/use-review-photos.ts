import {
  REVIEW_PHOTOS_FUNCTION,
  REVIEW_TOKEN_HEADER,
  reviewPhotoLimits,
} from '@expat-buddy/domain/review/photo-limits';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#lib/upload-file.ts';
import { readPhoto } from './read-photo.ts';
import type { PhotoRefusal, ReviewUpload } from './review-upload.ts';

type RefusedPhoto = { name: string; reason: PhotoRefusal };

/** The photos that the author of a review has chosen, and their way to the server. */
export function useReviewPhotos(token: string) {
  const [photos, setPhotos] = useState<readonly ReviewUpload[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [reading, setReading] = useState<string>();
  const latest = useRef(photos);
  const whenAllRead = useRef(Promise.resolve());
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const set = (change: (photos: readonly ReviewUpload[]) => readonly ReviewUpload[]) => {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  };
  const change = (id: string, to: Partial<ReviewUpload>) =>
    set((all) => all.map((photo) => (photo.id === id ? { ...photo, ...to } : photo)));

  const read = async (files: readonly File[]) => {
    const now: RefusedPhoto[] = [];
    for (const file of files) {
      const isFull = latest.current.length >= reviewPhotoLimits.count;
      setReading(file.name);
      const photo = isFull ? 'tooMany' : await readPhoto(file);
      if (typeof photo === 'string') now.push({ name: file.name, reason: photo });
      else set((all) => [...all, photo]);
    }
    setRefused(now);
    setReading(undefined);
  };
  /** One after the other, because each is decoded. */
  const add = (files: readonly File[]) => {
    whenAllRead.current = whenAllRead.current.then(() => read(files));
    return whenAllRead.current;
  };
  const remove = (id: string) => {
    const photo = latest.current.find((each) => each.id === id);
    if (photo) URL.revokeObjectURL(photo.url);
    set((all) => all.filter((each) => each.id !== id));
    setRefused([]);
  };

  const send = async ({ id, blob }: ReviewUpload) => {
    change(id, { state: 'sending', progress: 0, failure: undefined });
    const upload = () =>
      uploadFile(`${REVIEW_PHOTOS_FUNCTION}?photo=${id}`, blob, {
        headers: { [REVIEW_TOKEN_HEADER]: token },
        onProgress: (progress) => change(id, { progress }),
      });
    let failure = await upload();
    // A connection that broke is often back at once.
    if (failure === 'unanswered') failure = await upload();
    change(id, failure ? { state: 'failed', failure } : { state: 'sent', progress: 1 });
  };
  /** Sends what has not arrived. Resolves whether all of it has now. */
  const sendAll = async (): Promise<boolean> => {
    for (const photo of latest.current) if (photo.state !== 'sent') await send(photo);
    return latest.current.every(({ state }) => state === 'sent');
  };

  /** The chosen photos, once all of them are read. */
  const whenRead = async () => {
    await whenAllRead.current;
    return latest.current;
  };

  return { photos, refused, reading, add, remove, change, sendAll, whenRead };
}

export type ReviewPhotos = ReturnType<typeof useReviewPhotos>;
