import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const teamMembers = catalogueResource(
  { name: 'team-members', label: 'Team', representation: 'name' },
  () => import('./team-member-kind.tsx'),
);
