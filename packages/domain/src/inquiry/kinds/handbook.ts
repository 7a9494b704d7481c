import type { InquiryKind } from './kind.ts';

export const handbook: InquiryKind = {
  label: 'Expat handbook',
  icon: 'book',
  hasDates: false,
  hasTravellers: false,
};
