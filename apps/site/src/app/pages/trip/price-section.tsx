import { lazySection } from '#rendering/hydrate/lazy-section.tsx';

/** What a trip costs, and what that means. */
export const Price = lazySection(() => import('./price-part.tsx'), <div className="min-h-40" />);
