import { SectionTabs } from './SectionTabs.tsx';

const lists = [
  { resource: 'activities', label: 'Activities' },
  { resource: 'activity-categories', label: 'Categories' },
] as const;

export function ActivityTabs({ current }: { current: 'activities' | 'activity-categories' }) {
  return <SectionTabs label="Activities and categories" current={current} lists={lists} />;
}
