import { useSyncExternalStore } from 'react';
import { queryClient } from '#providers/query-client.ts';
import { photoStore } from './photo-store.ts';
import { preparePhoto } from './prepare-photo.ts';
import { storePhoto } from './store-photo.ts';
import { createUploadQueue, isActive } from './upload-queue.ts';

/** Cut to the database's limit. */
export const shortName = ({ name }: File) => name.slice(-255);

/** Lives outside React, so that uploads continue on other pages. */
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
  return { id: photo.id, path: photo.named.path };
});

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

uploadQueue.subscribe(() => {
  if (uploadQueue.uploads().some(isActive)) {
    window.addEventListener('beforeunload', askBeforeLeaving);
  } else window.removeEventListener('beforeunload', askBeforeLeaving);
});

export function useUploads() {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads);
}
