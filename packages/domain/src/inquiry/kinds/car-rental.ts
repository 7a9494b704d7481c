import type { InquiryKind } from './kind.ts';

export const carRental: InquiryKind = {
  label: 'Car rental',
  icon: 'car',
  hasDates: false,
  hasTravellers: true,
};
