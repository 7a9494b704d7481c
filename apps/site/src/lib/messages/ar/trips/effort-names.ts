import type { Effort } from '@expat-buddy/domain/trip/types';

export const effortNames: Record<Effort, string> = {
  easy: 'سهل',
  moderate: 'متوسط',
  demanding: 'مجهد',
  strenuous: 'شاق',
};
