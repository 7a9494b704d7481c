import { laterPart } from '#lib/later-part.tsx';

export const Save = laterPart(() => import('./save-page-button.tsx'), <div className="min-h-11" />);
