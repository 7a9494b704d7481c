import { t } from '#i18n/t.ts';
import { SectionTabs } from '#ui/page/SectionTabs.tsx';

const pages = [
  { path: 'admin-management', label: t('Staff') },
  { path: 'admin-management/invitations', label: t('Invitations') },
  { path: 'admin-management/roles', label: t('Roles') },
] as const;

export function ManagementTabs({ current }: { current: (typeof pages)[number]['path'] }) {
  return <SectionTabs label={t('Admin management')} current={current} pages={pages} />;
}
