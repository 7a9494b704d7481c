import type { Effort } from '@expat-buddy/domain/trip/types';

export const effortNames: Record<Effort, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  demanding: 'Demanding',
  strenuous: 'Strenuous',
};
