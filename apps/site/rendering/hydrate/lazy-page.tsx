import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, use } from 'react';
import { keptLoad } from './preloadable.ts';

/** What the route's pattern took from the address, `id` of `/activities/:id` for one. */
export type PageProps = { params: Readonly<Record<string, string | undefined>> };

type WarmRequest = PageProps & { client: QueryClient; query: string };

/** Fetches what a page shows, before it renders: each page file exports its own as `warm`. */
export type Warm = (request: WarmRequest) => Promise<unknown>;

type PageModule = { default: ComponentType<PageProps>; warm?: Warm };

export type LazyPage = {
  Page: ComponentType<PageProps>;
  /** Starts fetching the page's code; after a failure it tries again. */
  preload: () => Promise<PageModule>;
  /** Where its source is; known while prerendering alone (vite.config.ts). */
  file: string | undefined;
};

/**
 * Like React.lazy, with two differences: the code can be fetched before the page renders, and a page
 * whose code is there renders at once, which served HTML and its take-over need.
 */
export function lazyPage(load: () => Promise<PageModule>, file?: string): LazyPage {
  const code = keptLoad(load);

  function Page(props: PageProps) {
    const { default: Loaded } = use(code.current());
    return <Loaded {...props} />;
  }

  return { Page, preload: code.again, file };
}
