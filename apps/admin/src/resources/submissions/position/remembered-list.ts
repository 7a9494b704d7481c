import { useSyncExternalStore } from 'react';
import type { SortPayload } from 'react-admin';

/** The page of the list from which a record was opened: next and previous follow it. */
export type RememberedList = {
  ids: readonly string[];
  page: number;
  perPage: number;
  total: number | undefined;
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
};

type Position = { list?: RememberedList; currentId?: string };

let position: Position = {};
const listeners = new Set<() => void>();

function change(next: Position) {
  position = next;
  for (const listener of listeners) listener();
}

export const rememberList = (list: RememberedList) => change({ ...position, list });
/** The row that was opened last. The list marks it. */
export const setCurrentSubmission = (currentId: string | undefined) => {
  if (currentId !== position.currentId) change({ ...position, ...{ currentId } } as Position);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useListPosition = (): Position => useSyncExternalStore(subscribe, () => position);
export const useCurrentSubmission = () => useListPosition().currentId;
