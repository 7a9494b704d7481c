import { lazySection } from '#hydrate/lazy-section.tsx';

/** Only needed when a record is not found: no first screen loads it. */
export const Missing = lazySection(async () => {
  const { MissingPage } = await import('./missing-page.tsx');
  return { default: MissingPage };
}, null);
