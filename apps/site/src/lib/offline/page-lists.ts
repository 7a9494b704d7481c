import { useMemo } from 'react';
import { storedText } from '../storage/stored-text.ts';

/** `at` is when it was saved or last viewed, in milliseconds. */
export type StoredPage = { path: string; title: string; at: number };

const isStoredPage = (value: unknown): value is StoredPage => {
  const { path, title, at } = Object(value);
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string' && at > 0;
};

/** Drops anything that is not a page, because anybody can edit the storage. */
export function parsePages(text: string | null): StoredPage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredPage) : [];
  } catch {
    return [];
  }
}

/** Newest first, without duplicates. */
export function withPage(
  pages: readonly StoredPage[],
  page: StoredPage,
  most = Infinity,
): StoredPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, most);
}

function pageList(key: string) {
  const entry = storedText(key);
  return {
    read: () => parsePages(entry.read()),
    write: (pages: readonly StoredPage[]) =>
      entry.write(pages.length > 0 ? JSON.stringify(pages) : null),
    usePages: () => {
      const text = entry.useText();
      return useMemo(() => parsePages(text), [text]);
    },
  };
}

/** The list only; each page has its own cache. */
export const savedPages = pageList('savedPages');

/** Recently viewed pages, whose copies may be evicted. */
export const visitedPages = pageList('visitedPages');
