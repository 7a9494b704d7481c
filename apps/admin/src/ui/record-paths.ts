import { useSyncExternalStore } from 'react';

export const addPath = (resource: string) => `/${resource}/add`;

export const editPath = (resource: string, id: unknown) =>
  `/${resource}/edit/${encodeURIComponent(String(id))}`;

/** The page of a person, by the row of any of their addresses. */
export const personPath = (id: unknown) => `/people/${encodeURIComponent(String(id))}`;

/** A list with filters, in react-admin's URL format. */
export function filteredListPath(resource: string, filter: Record<string, unknown>): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}

/** Link state: with it, "Back" returns through the history, which restores the scroll position. */
export const fromList = { isFromList: true };

// Each list's last query, so that "Back" from a record keeps filters, sorting and page.
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
