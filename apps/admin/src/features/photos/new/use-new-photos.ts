import { storedPhoto } from '@expat-buddy/domain/photo/image-url';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#providers/query-client.ts';
import { type Description, describePhotos, trimmed } from '../describe/describe-photos.ts';
import type { PickedPicture } from '../picked-picture.ts';
import type { Upload } from '../upload/upload-queue.ts';
import { uploadQueue, useUploads } from '../upload/uploads.ts';

type Entry = { key: string; preview: string; texts: Description };

export type NewPhoto = Entry & { upload: Upload };

export type NewPhotosState = ReturnType<typeof useNewPhotos>;

const noTexts: Description = { alt: '', caption: '', credit: '' };

/** Photos uploaded in a picker. They are stored at once, and published with their descriptions. */
export function useNewPhotos(isMultiple: boolean) {
  const uploads = useUploads();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [showsMissing, setShowsMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const previews = useRef<string[]>([]);
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  const photos = entries.flatMap((entry): NewPhoto[] => {
    const upload = uploads.find(({ key }) => key === entry.key);
    return upload ? [{ ...entry, upload }] : [];
  });
  const isReady = photos.every(({ upload }) => upload.state === 'done');

  const dismiss = (keys: readonly string[]) => uploadQueue.dismiss(({ key }) => keys.includes(key));
  const remove = (key: string) => {
    dismiss([key]);
    setEntries(entries.filter((entry) => entry.key !== key));
  };
  const abandon = () => dismiss(entries.map(({ key }) => key));

  function add(files: readonly File[]) {
    const taken = isMultiple ? files : files.slice(0, 1);
    if (taken.length === 0) return;
    if (!isMultiple) abandon();
    const keys = uploadQueue.add(taken);
    const fresh = taken.map((file, at) => ({
      key: keys[at] ?? '',
      preview: URL.createObjectURL(file),
      texts: noTexts,
    }));
    previews.current.push(...fresh.map(({ preview }) => preview));
    setEntries(isMultiple ? [...entries, ...fresh] : fresh);
  }

  const change = (changed: readonly { key: string }[], part: Partial<Description>) => {
    const keys = changed.map(({ key }) => key);
    setEntries(
      entries.map((entry) =>
        keys.includes(entry.key) ? { ...entry, texts: { ...entry.texts, ...part } } : entry,
      ),
    );
  };

  /** Resolves with the pictures, or with nothing while a description is missing or was not saved. */
  async function save(): Promise<PickedPicture[] | undefined> {
    if (isSaving || !isReady) return undefined;
    setShowsMissing(true);
    if (photos.some(({ texts }) => texts.alt.trim() === '')) return undefined;
    setSaving(true);
    const outcome = await describePhotos(
      photos.map(({ upload, texts }) => ({
        id: upload.photo?.id ?? '',
        change: { ...trimmed(texts), status: 'published' },
      })),
    );
    setSaving(false);
    setFailures(outcome.failures);
    void queryClient.invalidateQueries({ queryKey: ['photos'] });
    if (Object.keys(outcome.failures).length > 0) return undefined;
    abandon();
    return photos.map(({ upload }) => ({
      address: storedPhoto(upload.photo?.path ?? ''),
      alt: '',
    }));
  }

  return {
    photos,
    isReady,
    isSaving,
    add,
    remove,
    abandon,
    change,
    save,
    has: (photoId: string) => photos.some(({ upload }) => upload.photo?.id === photoId),
    failureOf: ({ upload }: NewPhoto) => failures[upload.photo?.id ?? ''],
    isAltMissing: ({ texts }: NewPhoto) => showsMissing && texts.alt.trim() === '',
  };
}
