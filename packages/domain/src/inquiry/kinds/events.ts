import type { InquiryKind } from './kind.ts';

export const events: InquiryKind = {
  label: 'Events',
  icon: 'calendar',
  hasDates: true,
  hasTravellers: true,
};
