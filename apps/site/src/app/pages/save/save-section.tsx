import { lazySection } from '#rendering/hydrate/lazy-section.tsx';

/** The button that saves the page on this device; as high as its place from the start. */
export const Save = lazySection(
  () => import('./save-page-button.tsx'),
  <div className="min-h-11" />,
);
