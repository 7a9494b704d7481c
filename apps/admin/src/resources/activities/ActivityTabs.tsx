import { t } from '#i18n/t.ts';
import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'activities', label: t('Activities') },
  { path: 'activity-categories', label: t('Categories') },
] as const;

export function ActivityTabs({ current }: { current: 'activities' | 'activity-categories' }) {
  return <SectionTabs label={t('Activities and categories')} current={current} pages={pages} />;
}
