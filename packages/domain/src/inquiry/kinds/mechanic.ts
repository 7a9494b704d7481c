import type { InquiryKind } from './kind.ts';

export const mechanic: InquiryKind = {
  label: 'Mechanic',
  icon: 'wrench',
  hasDates: false,
  hasTravellers: false,
};
