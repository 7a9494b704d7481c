import { useEffect, useSyncExternalStore } from 'react';
import { AttachmentStore } from './attachment-store.ts';
import { sendFile } from './send-file.ts';

// In memory only, like the drafts that the files belong to.
const stores = new Map<string, AttachmentStore>();

function storeOf(draftKey: string): AttachmentStore {
  const known = stores.get(draftKey) ?? new AttachmentStore(sendFile);
  stores.set(draftKey, known);
  return known;
}

const empty = { files: [], refused: [], reading: undefined };

/** The files of the form with this draft. */
export const useAttachments = (draftKey: string) => useAttachmentStore(storeOf(draftKey));

export function useAttachmentStore(store: AttachmentStore) {
  const { files, refused, reading } = useSyncExternalStore(
    store.subscribe,
    store.read,
    () => empty,
  );
  useEffect(() => {
    store.comeBack();
    return () => store.giveUp();
  }, [store]);
  return { store, files, refused, reading };
}
