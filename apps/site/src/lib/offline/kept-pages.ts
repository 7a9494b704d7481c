import { useMemo } from 'react';
import { storedText } from '../stored-text.ts';

/** A page of this site on this device; `at` is when it was saved or last looked at, in milliseconds. */
export type KeptPage = { path: string; title: string; at: number };

const isKeptPage = (value: unknown): value is KeptPage => {
  const { path, title, at } = Object(value);
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string' && at > 0;
};

/** What is stored may be anybody's: whatever is no page is left out. */
export function parsePages(text: string | null): KeptPage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptPage) : [];
  } catch {
    return [];
  }
}

/** The newest first, each address once. */
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

/** Which pages somebody saved; the pages themselves lie in caches of their own. */
export const savedPages = keptPages('savedPages');

/** The pages looked at lately, whose copies are there for as long as there is room. */
export const visitedPages = keptPages('visitedPages');
