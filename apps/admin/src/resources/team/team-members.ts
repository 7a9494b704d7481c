import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';
import { t } from '#i18n/t.ts';

export const teamMembers = catalogueResource(
  { name: 'team-members', label: t('Team'), representation: 'name' },
  () => import('./team-member-kind.tsx'),
);
