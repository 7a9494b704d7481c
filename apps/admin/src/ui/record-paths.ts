import { useSyncExternalStore } from 'react';

export const addPath = (resource: string) => `/${resource}/add`;

export const editPath = (resource: string, id: unknown) =>
  `/${resource}/edit/${encodeURIComponent(String(id))}`;

/** A list with filters set, in the shape react-admin keeps them in the URL. */
export function filteredListPath(resource: string, filter: Record<string, unknown>): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** State of a link out of a list: going back is then going back, to the place where it was scrolled to. */
export const fromList = { isFromList: true };

// The lists' last addresses, so that "Back" from a record keeps filters, sort and page.
const lastSearch = new Map<string, string>();
const listeners = new Set<() => void>();

export function rememberListSearch(resource: string, search: string) {
  lastSearch.set(resource, search);
  for (const listener of listeners) listener();
}

export function useListPath(resource: string): string {
  const search = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lastSearch.get(resource) ?? '',
  );
  return `/${resource}${search}`;
}
