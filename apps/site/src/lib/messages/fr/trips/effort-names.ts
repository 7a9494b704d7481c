import type { Effort } from '@expat-buddy/domain/trip/types';

export const effortNames: Record<Effort, string> = {
  easy: 'Facile',
  moderate: 'Modéré',
  demanding: 'Soutenu',
  strenuous: 'Difficile',
};
