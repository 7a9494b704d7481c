import { laterPart } from '#lib/later-part.tsx';

/** The button that saves the page on this device; as high as its place from the start. */
export const Save = laterPart(() => import('./save-page-button.tsx'), <div className="min-h-11" />);
