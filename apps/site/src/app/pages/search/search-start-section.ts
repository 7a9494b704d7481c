import { lazyPage } from '#hydrate/lazy-page.tsx';

/** Not needed by a search with a term. */
export const searchStart = lazyPage(() => import('./search-start.tsx'));
