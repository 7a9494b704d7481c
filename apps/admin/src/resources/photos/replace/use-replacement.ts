import { useEffect, useRef, useState } from 'react';
import { type PreparedPhoto, preparePhoto } from '#features/photos/upload/prepare-photo.ts';
import { shortName } from '#features/photos/upload/uploads.ts';
import type { Photo } from '../photo.ts';
import { replacePhoto } from './replace-photo.ts';

type Done = (photoId: string, places: number) => void;

export function useReplacement(old: Photo, onDone: Done) {
  const [prepared, setPrepared] = useState<PreparedPhoto>();
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** Upload progress from 0 to 1. */
  const [share, setShare] = useState<number>();
  const cancel = useRef(new AbortController());

  useEffect(() => {
    if (!prepared) return;
    const url = URL.createObjectURL(prepared.named.blob);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [prepared]);
  useEffect(() => () => cancel.current.abort(), []);

  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    cancel.current.abort();
    const own = new AbortController();
    cancel.current = own;
    setProblem(undefined);
    try {
      await work(own.signal);
    } catch (error) {
      if (!own.signal.aborted) setProblem((error as Error).message);
    } finally {
      if (cancel.current === own) setShare(undefined);
    }
  };

  const choose = ([file]: File[]) => {
    if (!file) return;
    setPrepared(undefined);
    setFileName(shortName(file));
    void attempt(async (signal) => {
      const photo = await preparePhoto(file, signal);
      if (!signal.aborted) setPrepared(photo);
    });
  };

  const replace = (alt: string) => {
    if (!prepared) return;
    void attempt(async (signal) => {
      setShare(0);
      const places = await replacePhoto(
        old,
        prepared,
        { alt, file_name: fileName },
        { signal, onProgress: setShare },
      );
      onDone(prepared.id, places);
    });
  };

  return { preview: prepared && preview, problem, share, choose, replace };
}
