import { lazySection } from '#hydrate/lazy-section.tsx';

/** The button that saves the page on this device; as high as its place from the start. */
export const Save = lazySection(
  () => import('./save-page-button.tsx'),
  <div className="min-h-11" />,
);

/** The button that adds a record to the plan. */
export const AddToPlan = lazySection(
  () => import('#features/plan/add-to-plan.tsx'),
  <div className="min-h-11" />,
);
