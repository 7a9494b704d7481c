import { useSyncExternalStore } from 'react';
import { queryClient } from '#providers/query-client.ts';
import { photoStore } from './photo-store.ts';
import { preparePhoto } from './prepare-photo.ts';
import { storePhoto } from './store-photo.ts';
import { createUploadQueue, isActive } from './upload-queue.ts';

/** The name a person knows the file by, no longer than the database keeps it. */
export const shortName = ({ name }: File) => name.slice(-255);

/** Outside of the page, so that uploads go on while somebody looks at something else. */
export const uploadQueue = createUploadQueue(async (file, { signal, onSending }) => {
  const photo = await preparePhoto(file, signal);
  onSending(0);
  await storePhoto(
    photoStore,
    photo,
    { file_name: shortName(file) },
    { signal, onProgress: onSending },
  );
  void queryClient.invalidateQueries({ queryKey: ['photos', 'getList'] });
  return photo.id;
});

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

uploadQueue.subscribe(() => {
  // Adding the same listener again changes nothing.
  if (uploadQueue.uploads().some(isActive)) {
    window.addEventListener('beforeunload', askBeforeLeaving);
  } else window.removeEventListener('beforeunload', askBeforeLeaving);
});

export function useUploads() {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads);
}
