import { lazySection } from '#rendering/hydrate/lazy-section.tsx';

/** The links that share, ask about and print a trip. */
export const Share = lazySection(() => import('./share-part.tsx'), <div className="min-h-11" />);
