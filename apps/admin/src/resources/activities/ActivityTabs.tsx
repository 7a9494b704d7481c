import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'activities', label: 'Activities' },
  { path: 'activity-categories', label: 'Categories' },
] as const;

export function ActivityTabs({ current }: { current: 'activities' | 'activity-categories' }) {
  return <SectionTabs label="Activities and categories" current={current} pages={pages} />;
}
