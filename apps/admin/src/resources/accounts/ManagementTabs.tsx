import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'admin-management', label: 'People' },
  { path: 'admin-management/invitations', label: 'Invitations' },
  { path: 'admin-management/roles', label: 'Roles' },
] as const;

export function ManagementTabs({ current }: { current: (typeof pages)[number]['path'] }) {
  return <SectionTabs label="Admin management" current={current} pages={pages} />;
}
