import { useMemo } from 'react';
import { storedText } from '../stored-text.ts';

/** `at` is when it was saved or last viewed, in milliseconds. */
export type KeptPage = { path: string; title: string; at: number };

const isKeptPage = (value: unknown): value is KeptPage => {
  const { path, title, at } = Object(value);
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string' && at > 0;
};

/** Drops anything that is not a page, because anybody can edit the storage. */
export function parsePages(text: string | null): KeptPage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptPage) : [];
  } catch {
    return [];
  }
}

/** Newest first, without duplicates. */
export function withPage(pages: readonly KeptPage[], page: KeptPage, most = Infinity): KeptPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, most);
}

function keptPages(key: string) {
  const entry = storedText(key);
  return {
    read: () => parsePages(entry.read()),
    write: (pages: readonly KeptPage[]) =>
      entry.write(pages.length > 0 ? JSON.stringify(pages) : null),
    usePages: () => {
      const text = entry.useText();
      return useMemo(() => parsePages(text), [text]);
    },
  };
}

/** The list only; each page has its own cache. */
export const savedPages = keptPages('savedPages');

/** Recently viewed pages, whose copies may be evicted. */
export const visitedPages = keptPages('visitedPages');
