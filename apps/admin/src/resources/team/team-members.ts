import { catalogueResource } from '#features/catalogue/catalogue-resource.tsx';

export const teamMembers = catalogueResource(
  'team-members',
  () => import('./team-member-kind.tsx'),
);
