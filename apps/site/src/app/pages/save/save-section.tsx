import { laterPart } from '#rendering/hydrate/lazy-section.tsx';

export const Save = laterPart(() => import('./save-page-button.tsx'), <div className="min-h-11" />);
