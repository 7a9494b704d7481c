import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { preloadable } from './preloadable.ts';

/** Parameters of the route's pattern, such as `id` of `/activities/:id`. */
export type PageProps = { params: Readonly<Record<string, string | undefined>> };

type WarmRequest = PageProps & { client: QueryClient; query: string };

/** Prefetches the data of a page. Each page file exports its own as `warm`. */
export type Warm = (request: WarmRequest) => Promise<unknown>;

type PageModule = { default: ComponentType<PageProps>; warm?: Warm };

export type LazyPage = {
  Page: ComponentType<PageProps>;
  preload: () => Promise<PageModule>;
};

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const { preload, useComponent } = preloadable<PageProps, PageModule>(load);

  function Page(props: PageProps) {
    const Loaded = useComponent();
    return <Loaded {...props} />;
  }

  return { Page, preload };
}
