import type { InquiryKind } from './kind.ts';

export const teamBuilding: InquiryKind = {
  label: 'Team building',
  icon: 'users',
  hasDates: true,
  hasTravellers: true,
};
