import type { InquiryKind } from './kind.ts';

export const tripPlanner: InquiryKind = {
  label: 'Trip planner',
  icon: 'map',
  hasDates: true,
  hasTravellers: true,
};
