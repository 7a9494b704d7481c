import type { InquiryKind } from './kind.ts';

export const general: InquiryKind = {
  label: 'General inquiry',
  icon: 'message-circle',
  hasDates: false,
  hasTravellers: false,
};
